import { BlockList, isIP } from 'node:net'

/** Networks that no public site is in. */
const networks = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16
  198.18.0.0/15 224.0.0.0/3 ::/127 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8`
const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
const inner = new BlockList()
for (const [, network = '', bits] of networks.matchAll(/([\d.:a-f]+)\/(\d+)/g))
  inner.addSubnet(network, Number(bits), familyOf(network))

/** True for an IP address in a network that no public site is in, also where IPv6 writes an IPv4 address. */
export const isPrivate = (address: string) => inner.check(address, familyOf(address))

/** The IP address that is the host of an address; undefined where the host is a name. */
export function ipOf(url: URL): string | undefined {
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : undefined
}

/** True for an address that the public can open: not of this machine, of a private network or of names that only such networks know. */
export function isPublicAddress(url: string): boolean {
  const parsed = new URL(url)
  const ip = ipOf(parsed)
  return ip ? !isPrivate(ip) : !/^[^.]+$|\.(?:local|localhost|test|internal)$/.test(parsed.hostname)
}
