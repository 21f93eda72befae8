import type { Socket } from 'node:net'

/** The sockets written to in this turn of the event loop. */
const written: Socket[] = []

/** Call before writing: everything written to a socket in one turn of the loop goes out at its end, in one piece. */
export function hold(line: Socket): void {
  if (line.writableCorked > 0) return
  line.cork()
  if (written.push(line) === 1) setImmediate(letGo)
}

function letGo(): void {
  for (const line of written.splice(0)) line.uncork()
}
