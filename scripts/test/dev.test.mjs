import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '../../server/test/service.ts'
import { DevServer } from '../dev/server.mjs'
import { root } from '../setup.mjs'

test('npm run dev: the server is built from source, answers, and answers again after a change', async () => {
  const dataDir = await freshFolder()
  // Inside the project: the bundle takes its packages from node_modules.
  const output = join(root, 'dist', 'dev-test')
  const said = []
  const server = await DevServer.open({ output, dataDir, say: (text) => said.push(text) })
  try {
    const health = async () => (await fetch(`${server.url}/api/health`)).status
    await server.start()
    expect(await health()).toBe(200)
    await server.renew('kernel/match.ts')
    expect(said).toEqual([expect.stringContaining('kernel/match.ts changed: the server is up again')])
    expect(await health()).toBe(200)
  } finally {
    await server.close()
    for (const folder of [dataDir, output]) await rm(folder, { recursive: true, force: true })
  }
})
