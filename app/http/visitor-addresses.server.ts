import { BlockList } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { Clock } from '#app/calendar/dates.server.ts'
import type { AppEnv } from './app-env.ts'
import { networkOf } from './network.ts'

/** So many requests tell; after them the count begins anew. */
const enough = 200
/** So many different visitors are no single one. */
const manyVisitors = 10
/** So many whom the proxy names as we know them, within a day, are no single one: what else is claimed is made up. */
const enoughKnown = 3
const day = 24 * 3_600_000

export type VisitorAddresses = ReturnType<typeof visitorAddresses>

/**
 * Notices when all visitors seem to come from one address although they are many: then a proxy stands
 * in front that TRUST_PROXY does not name, and limits count everybody together.
 */
export function visitorAddresses(clock: Clock) {
  let count = 0
  let byNetwork = new Map<string, number>()
  let visitors = new Set<string>()
  let isOne = false
  /** When each was last seen, the one that was longest not seen first. */
  const known = new Map<string, number>()

  const remember = (network: string) => {
    known.delete(network)
    known.set(network, clock().getTime())
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size > enoughKnown) known.delete(oldest)
  }

  const knowsSeveral = () =>
    [...known.values()].filter((at) => at > clock().getTime() - day).length >= enoughKnown

  return {
    note({ address, claimed }: { address: string; claimed: string | undefined }): void {
      const network = networkOf(address)
      if (claimed === address) remember(network)
      count += 1
      byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1)
      if (claimed && claimed !== address && visitors.size < enough) visitors.add(claimed)
      if (count < enough) return
      isOne = Math.max(...byNetwork.values()) >= 0.95 * count && visitors.size >= manyVisitors
      count = 0
      byNetwork = new Map()
      visitors = new Set()
    },
    seemOne: (): boolean => isOne && !knowsSeveral(),
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
 * Tells visitors apart by what cannot be believed but is different for each: whom a proxy says that it
 * asks for, or, where an address is none of the internet's, the browser.
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
