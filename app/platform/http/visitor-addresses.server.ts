import { BlockList } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { networkOf } from './network.ts'

/** Requests in a sample. */
const sampleSize = 200
/** The proxy's own network, and that of a monitor on the same machine. */
const fewNetworks = 2
/** The rest may be a stray check or scanner from elsewhere. */
const mostOfThem = 0.95
const manyVisitors = 10

export type VisitorAddresses = ReturnType<typeof visitorAddresses>

/**
 * Notices a proxy that TRUST_PROXY does not name, behind which limits count all visitors together: a sample of
 * requests, nearly all from at most two networks, that claims to be from at least ten visitors.
 */
export function visitorAddresses() {
  let count = 0
  let networks = new Map<string, number>()
  let claims = new Set<string>()
  let isOne = false

  return {
    note({ address, claimed }: { address: string; claimed: string | undefined }): void {
      count += 1
      const network = networkOf(address)
      networks.set(network, (networks.get(network) ?? 0) + 1)
      if (claimed && claimed !== address) claims.add(claimed)
      if (count < sampleSize) return
      const fromFew = [...networks.values()]
        .sort((one, other) => other - one)
        .slice(0, fewNetworks)
        .reduce((sum, requests) => sum + requests, 0)
      isOne = fromFew >= mostOfThem * sampleSize && claims.size >= manyVisitors
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
 * A visitor's claim is not trusted, but differs between visitors: the first address of `X-Forwarded-For`, or the
 * browser's name if the request comes from a private address without that header.
 */
export function noteVisitor(
  addresses: VisitorAddresses,
  address: string,
  header: (name: 'x-forwarded-for' | 'user-agent') => string | undefined,
): void {
  const forwarded = header('x-forwarded-for')?.split(',')[0]?.trim()
  const browser = privateNetworks.check(address) ? header('user-agent') : undefined
  addresses.note({ address, claimed: (forwarded ?? browser)?.slice(0, 200) })
}

export function watchAddresses(addresses: VisitorAddresses) {
  return createMiddleware<AppEnv>(async (c, next) => {
    noteVisitor(addresses, c.get('facts').address, (name) => c.req.header(name))
    await next()
  })
}
