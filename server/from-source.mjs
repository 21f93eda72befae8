// A thread does not inherit the loader of TypeScript: it has to be told first. Only used when run from source.
import { register } from 'tsx/esm/api'

register()
await import(process.argv[2])
