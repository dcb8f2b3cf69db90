import { BlockList, isIP } from 'node:net'

/**
 * Returns `true` for an IP address that anybody on the internet can reach. Private, loopback,
 * link-local, shared, documentation, multicast and translated addresses are not public.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !notPublicV4.check(address, 'ipv4')
  if (version === 6) return globalV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6')
  return false
}

const notPublicV4 = blockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
])

/** Global unicast. All other ranges are local, or contain an IPv4 address. */
const globalV6 = blockList('ipv6', [['2000::', 3]])

/** Teredo and other protocol addresses, documentation, and 6to4, which contains IPv4 addresses. */
const notPublicV6 = blockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
])

function blockList(type: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]) {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, type)
  return list
}
