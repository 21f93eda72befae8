import { createServer } from 'node:net'

/** A mail server that keeps what it is sent, for tests. */
export interface PostBox {
  readonly url: string
  readonly letters: { readonly to: string; readonly text: string }[]
  close(): Promise<void>
}

export async function openPostBox(): Promise<PostBox> {
  const letters: { to: string; text: string }[] = []
  const server = createServer((socket) => {
    let to = ''
    let text: string | null = null
    let rest = ''
    const answer = (line: string) => {
      if (text !== null) {
        if (line !== '.') text += `${line}\n`
        else {
          letters.push({ to, text: plainly(text) })
          text = null
          socket.write('250 kept\r\n')
        }
      } else if (/^DATA/i.test(line)) {
        text = ''
        socket.write('354 go on\r\n')
      } else {
        to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to
        socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
      }
    }
    socket.write('220 box\r\n')
    socket.on('error', () => {})
    socket.on('data', (data) => {
      const lines = (rest + String(data)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(line)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}?from=games@example.com`,
    letters,
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** Without the breaks and escapes of quoted-printable. */
const plainly = (text: string) =>
  text.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
