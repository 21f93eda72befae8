import { createInterface } from 'node:readline'

/** Where a person reads and types; or a pipe, which answers line by line. */
export interface Terminal {
  write(text: string): void
  /** The next line typed; null when there are no more. */
  ask(question: string): Promise<string | null>
  /** Clears what was written, where there is a screen. */
  clear(): void
  close(): void
}

export function openTerminal(): Terminal {
  const { stdin, stdout } = process
  // The terminal itself edits lines; from a pipe they may arrive before anybody asks, and are queued.
  const reader = createInterface({ input: stdin, terminal: false })
  const lines = reader[Symbol.asyncIterator]()
  const write = (text: string) => void stdout.write(text)
  return {
    write,
    async ask(question) {
      write(question)
      const { value, done } = await lines.next()
      if (done || !stdin.isTTY) write(`${done ? '' : value}\n`)
      return done ? null : value.trim()
    },
    clear: () => write(stdout.isTTY ? '\x1b[2J\x1b[3J\x1b[H' : ''),
    close: () => reader.close(),
  }
}
