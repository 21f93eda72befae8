import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url))

/** The app with the game that `rulewright new` copies beside the shipped ones, for as long as it is used. */
export async function withNewGame(service: string, use: (address: string) => Promise<void>): Promise<void> {
  const line = `export { default as tryout } from ${JSON.stringify(path('../../cli/template/index.ts'))}`
  const server = await createServer({
    configFile: path('../vite.config.ts'),
    logLevel: 'error',
    plugins: [
      {
        name: 'new-game',
        enforce: 'pre',
        transform: (code, id) => (/[\\/]games[\\/]index\.ts$/.test(id) ? { code: `${code}\n${line}\n`, map: null } : null),
      },
    ],
    server: { host: '127.0.0.1', port: 0, watch: null, proxy: { '/api': { target: service }, '/ws': { target: service, ws: true } } },
  })
  await server.listen()
  try {
    await use(server.resolvedUrls?.local[0] ?? '')
  } finally {
    await server.close()
  }
}
