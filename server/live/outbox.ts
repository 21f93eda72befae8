import type { Socket } from 'node:net'

/** The lines that were written to in this turn of the loop. */
const written: Socket[] = []

/** Before writing: all that is written to a line in one turn of the loop goes out at its end, in one piece. */
export function hold(line: Socket): void {
  if (line.writableCorked > 0) return
  line.cork()
  if (written.push(line) === 1) setImmediate(letGo)
}

function letGo(): void {
  for (const line of written.splice(0)) line.uncork()
}
