import { join } from 'node:path'
import { createLogger, createServer } from 'vite'
import { root } from '../setup.mjs'

/** A request waits for a server that is restarting instead of failing. */
const patience = (server) => ({
  name: 'patience',
  configureServer(vite) {
    vite.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/api')) server.whenReady().then(() => next())
      else next()
    })
  },
})

/** The app on Vite's development server, with the service behind it. */
export async function openApp({ port, host, server }) {
  process.env.RULEWRIGHT_SERVICE = server.url
  const logger = createLogger('info')
  const { error } = logger
  // A socket opened while the server restarts is refused and retried: not worth reporting.
  logger.error = (text, options) => {
    if (!text.includes('proxy')) error(text, options)
  }
  const vite = await createServer({
    root: join(root, 'web'),
    configFile: join(root, 'web', 'vite.config.ts'),
    customLogger: logger,
    clearScreen: false,
    plugins: [patience(server)],
    server: { port, host, strictPort: true },
  })
  await vite.listen()
  return vite
}
