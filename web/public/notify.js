// Shows that it is the reader's turn, and leads to the match.
self.addEventListener('push', (event) => {
  const { match, game } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification('Your turn', { body: game ?? '', tag: match, icon: '/icon.svg', data: { match } }))
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(`/match/${event.notification.data.match}`))
})
