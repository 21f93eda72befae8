const SMALL = 125
const MEDIUM = 65_535

/**
 * A WebSocket message of plain ASCII as a string whose characters are the bytes to send: what most messages are, and a
 * socket takes it without a buffer in between. Null: the message is of another kind, and the library sends it.
 */
export function textFrame(text: string): string | null {
  const { length } = text
  if (length > MEDIUM || Buffer.byteLength(text) !== length) return null
  const head = length <= SMALL ? String.fromCharCode(0x81, length) : String.fromCharCode(0x81, 126, length >> 8, length & 255)
  return head + text
}
