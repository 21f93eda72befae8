import { createRequire } from 'node:module'
import { peerDuel } from './peer-game.ts'

// boardgame.io's own server, in memory, as its documentation starts it.

interface PeerServer {
  run(options: { port: number; callback?: () => void }): Promise<{ appServer: { address(): { port: number } } }>
}

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server') as {
  Server: (options: object) => PeerServer
  Origins: { LOCALHOST: unknown }
}

// It says on the console that it runs; the report is the only output here.
console.info = () => {}
const { appServer } = await Server({ games: [peerDuel], origins: [Origins.LOCALHOST] }).run({ port: 0 })
process.on('message', (wish) => {
  if (wish === 'stop') process.exit(0)
})
process.on('disconnect', () => process.exit(1))
process.send?.({ url: `http://127.0.0.1:${appServer.address().port}` })
