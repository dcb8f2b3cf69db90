import { BlockList } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './app-env.ts'
import { networkOf } from './network.ts'

/** So many requests tell; after them the count begins anew. */
const enough = 200
/** So many different visitors are no single one. */
const manyVisitors = 10

export type VisitorAddresses = ReturnType<typeof visitorAddresses>

/**
 * Notices when all visitors seem to come from one address although they are many: then a proxy stands
 * in front that TRUST_PROXY does not name, and limits count everybody together.
 */
export function visitorAddresses() {
  let count = 0
  let byNetwork = new Map<string, number>()
  let visitors = new Set<string>()
  let isOne = false

  return {
    note({ address, claimed }: { address: string; claimed: string | undefined }): void {
      const network = networkOf(address)
      count += 1
      byNetwork.set(network, (byNetwork.get(network) ?? 0) + 1)
      if (claimed && claimed !== address && visitors.size < enough) visitors.add(claimed)
      if (count < enough) return
      isOne = Math.max(...byNetwork.values()) >= 0.95 * count && visitors.size >= manyVisitors
      count = 0
      byNetwork = new Map()
      visitors = new Set()
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
 * Tells visitors apart by what cannot be believed but is different for each: whom a proxy says that it
 * asks for, or, where an address is none of the internet's, the browser.
 */
export function watchAddresses(addresses: VisitorAddresses) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { address } = c.get('facts')
    const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim()
    const browser = privateNetworks.check(address) ? c.req.header('user-agent') : undefined
    addresses.note({ address, claimed: (forwarded ?? browser)?.slice(0, 200) })
    await next()
  })
}
