import { benchSearch } from './index.ts'

// Alone in its program, so that it can be bundled with the packages of another checkout and compared.
process.stdout.write(JSON.stringify(await benchSearch(() => {})))
