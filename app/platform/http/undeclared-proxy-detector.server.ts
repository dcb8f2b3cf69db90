import { BlockList } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { networkPrefixOf } from './network-prefix.ts'

/** Requests per sample. */
const sampleSize = 200
/** Maximum number of networks: the proxy's own, and that of a monitor on the same machine. */
const maxProxyNetworks = 2
/**
 * Minimum share of requests from these networks. The other requests may be stray checks or
 * scanners.
 */
const proxyShare = 0.95
const minClaimedVisitors = 10

export type UndeclaredProxyDetector = ReturnType<typeof undeclaredProxyDetector>

/**
 * Detects a proxy that TRUST_PROXY does not name, because with such a proxy limits count all
 * visitors as one. A proxy is assumed if nearly all requests of a sample come from at most two
 * networks but claim to come from at least ten visitors.
 */
export function undeclaredProxyDetector() {
  let count = 0
  let networks = new Map<string, number>()
  let claims = new Set<string>()
  let isOne = false

  return {
    note({ address, claimed }: { address: string; claimed: string | undefined }): void {
      count += 1
      const network = networkPrefixOf(address)
      networks.set(network, (networks.get(network) ?? 0) + 1)
      if (claimed && claimed !== address) claims.add(claimed)
      if (count < sampleSize) return
      const fromFew = [...networks.values()]
        .sort((one, other) => other - one)
        .slice(0, maxProxyNetworks)
        .reduce((sum, requests) => sum + requests, 0)
      isOne = fromFew >= proxyShare * sampleSize && claims.size >= minClaimedVisitors
      count = 0
      networks = new Map()
      claims = new Set()
    },
    seemOne: (): boolean => isOne,
  }
}

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits)

/**
 * Records a request's address and the visitor that it claims to come from. The claim is not
 * trusted, but it distinguishes visitors. The claim is the first address in `X-Forwarded-For`, or
 * the user agent if the header is missing and the request's address is private.
 */
export function recordVisitorAddress(
  addresses: UndeclaredProxyDetector,
  address: string,
  header: (name: 'x-forwarded-for' | 'user-agent') => string | undefined,
): void {
  const forwarded = header('x-forwarded-for')?.split(',')[0]?.trim()
  const browser = privateNetworks.check(address) ? header('user-agent') : undefined
  addresses.note({ address, claimed: (forwarded ?? browser)?.slice(0, 200) })
}

export function detectUndeclaredProxy(addresses: UndeclaredProxyDetector) {
  return createMiddleware<AppEnv>(async (c, next) => {
    recordVisitorAddress(addresses, c.get('facts').address, (name) => c.req.header(name))
    await next()
  })
}
