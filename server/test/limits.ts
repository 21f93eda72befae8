/** Limits that a test of something else does not run into. */
export const generous = {
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  addressMessagesPerSecond: 1e6,
  addressMessageBurst: 1e6,
  matchesPerSocket: 1e6,
  socketsPerAddress: 1e5,
  requestsPerMinute: 1e6,
  signInsPerMinute: 1e6,
  wrongPasswords: 1e6,
  accountsPerHour: 1e6,
  filesPerMinute: 1e6,
  studiesPerMinute: 1e6,
  runningMatchesPerUser: 1e6,
  openTablesPerUser: 1e6,
  waitingSeatsPerUser: 1e6,
  filesPerUser: 1e6,
}
