import { randomUUID } from 'node:crypto'
import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, RequestInfo } from './app-env.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

/** A number is the number of proxies in a chain. Each proxy appends the address of its client. */
export type ProxyTrust = 'loopback' | 'none' | 'all' | number

/**
 * First middleware: sets the client's address, the scheme and the request id. Answers 400 to an
 * invalid host.
 */
export function requestInfo(trust: ProxyTrust) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const sender = resolveClientAddress(c.env?.incoming?.socket?.remoteAddress, trust, (name) =>
      c.req.header(name),
    )
    // Node accepts invalid hosts such as `Host: 999999999999`, so they are refused here.
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

/** Returns the peer, the client's address, and `isForwarded` if the peer is a trusted proxy. */
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

/** Returns the origin in the visitor's browser. */
export function resolvePublicOrigin(url: URL, isForwarded: boolean, header: ReadForwardedHeader) {
  const first = (name: Parameters<ReadForwardedHeader>[0]) =>
    isForwarded ? header(name)?.split(',')[0]?.trim() : undefined
  const scheme = first('x-forwarded-proto')
  return {
    origin: originOf(url, scheme, first('x-forwarded-host')),
    isSecure: (scheme ?? url.protocol.replace(':', '')) === 'https',
  }
}

/** Number of entries at the end of `X-Forwarded-For` that trusted proxies wrote. */
function hopsBehind(peer: string, trust: ProxyTrust): number {
  if (typeof trust === 'number') return trust
  return trust === 'all' || (trust === 'loopback' && isLoopback(peer)) ? 1 : 0
}

/**
 * Returns the entry that the outermost trusted proxy wrote. The client can invent earlier entries.
 */
function addressBehind(hops: number, forwarded: string | undefined): string | undefined {
  if (hops === 0 || forwarded === undefined) return undefined
  const entries = forwarded.split(',')
  return plainAddress(entries.at(-hops) ?? entries[0] ?? '')
}

/** Returns scheme and host in the visitor's browser. An invalid forwarded host is ignored. */
function originOf(url: URL, scheme: string | undefined, host: string | undefined): string {
  const seen = `${scheme === 'https' || scheme === 'http' ? scheme : url.protocol.replace(':', '')}://`
  const candidate = `${seen}${host ?? url.host}`
  return URL.canParse(candidate) ? new URL(candidate).origin : url.origin
}

/**
 * Strips the port from an address, because some proxies add the port, which differs for each
 * connection.
 */
function plainAddress(entry: string): string | undefined {
  const [, bracketed, dotted] =
    /^\[([\da-f:.]+)\](?::\d+)?$|^([\d.]+):\d+$/i.exec(entry.trim()) ?? []
  const address = (bracketed ?? dotted ?? entry.trim()).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : undefined
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}
