import { isIPv6 } from 'node:net'

/**
 * Which client an address counts for. Whoever has an IPv6 address has its whole network (/64), billions of them: they are one. An
 * IPv4 address is itself, however it is written.
 */
export function householdOf(address: string): string {
  const older = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (older !== undefined) return older
  const plain = address.split('%')[0] ?? ''
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  // An address that ends like IPv4 has two parts fewer, all of them after the network's.
  const hidden = tail === undefined ? 0 : 8 - before.length - after.length - (plain.includes('.') ? 1 : 0)
  const parts = [...before, ...Array.from({ length: hidden }, () => '0'), ...after]
  return `${parts
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')}::/64`
}
