import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, RequestInfo } from './app-env.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

/** A number: how many proxies, one behind the other, each add whom they were asked by. */
export type ProxyTrust = 'loopback' | 'none' | 'all' | number

/** First of all: who asks, by which scheme, under which request id. 400 for a host that is none. */
export function requestInfo(trust: ProxyTrust) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const sender = resolveClientAddress(c.env?.incoming?.socket?.remoteAddress, trust, (name) =>
      c.req.header(name),
    )
    // Numbers that are no address, such as `Host: 999999999999`, come this far.
    const url = URL.parse(c.req.url)
    if (!url) throw new Problem(400, words.noSuchHost)
    const facts: RequestInfo = {
      id: randomUUID(),
      ...sender,
      ...resolvePublicOrigin(url, sender.isForwarded, (name) => c.req.header(name)),
      session: undefined,
    }
    c.set('facts', facts)
    await next()
    c.header('X-Request-Id', facts.id)
  })
}

type ReadForwardedHeader = (
  name: 'x-forwarded-for' | 'x-forwarded-host' | 'x-forwarded-proto',
) => string | undefined

/** Who opened the connection and who asks; whether a proxy that we trust asks for somebody. */
export function resolveClientAddress(
  remoteAddress: string | undefined,
  trust: ProxyTrust,
  header: ReadForwardedHeader,
) {
  const peer = plainAddress(remoteAddress ?? '') ?? '127.0.0.1'
  const hops = hopsBehind(peer, trust)
  const address = addressBehind(hops, header('x-forwarded-for')) ?? peer
  return { peer, address, isForwarded: hops > 0 }
}

/** The site as the visitor sees it. */
export function resolvePublicOrigin(url: URL, isForwarded: boolean, header: ReadForwardedHeader) {
  const first = (name: Parameters<ReadForwardedHeader>[0]) =>
    isForwarded ? header(name)?.split(',')[0]?.trim() : undefined
  const scheme = first('x-forwarded-proto')
  return {
    origin: originOf(url, scheme, first('x-forwarded-host')),
    isSecure: (scheme ?? url.protocol.replace(':', '')) === 'https',
  }
}

/** How many entries, counted from the last, proxies that we trust have written. */
function hopsBehind(peer: string, trust: ProxyTrust): number {
  if (typeof trust === 'number') return trust
  return trust === 'all' || (trust === 'loopback' && isLoopback(peer)) ? 1 : 0
}

/** The entry that the outermost proxy we trust has written; earlier ones can be made up by the client. */
function addressBehind(hops: number, forwarded: string | undefined): string | undefined {
  if (hops === 0 || forwarded === undefined) return undefined
  const entries = forwarded.split(',')
  return plainAddress(entries.at(-hops) ?? entries[0] ?? '')
}

/** The scheme and host that the visitor sees; a forwarded host that is none is not believed. */
function originOf(url: URL, scheme: string | undefined, host: string | undefined): string {
  const seen = `${scheme === 'https' || scheme === 'http' ? scheme : url.protocol.replace(':', '')}://`
  const candidate = `${seen}${host ?? url.host}`
  return URL.canParse(candidate) ? new URL(candidate).origin : url.origin
}

/** An address alone: some proxies add the port, which is another one for every connection. */
function plainAddress(entry: string): string | undefined {
  const [, bracketed, dotted] =
    /^\[([\da-f:.]+)\](?::\d+)?$|^([\d.]+):\d+$/i.exec(entry.trim()) ?? []
  const address = (bracketed ?? dotted ?? entry.trim()).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : undefined
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}
