import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { AppEnv, RequestFacts } from './app-env.ts'

export type ProxyTrust = 'loopback' | 'none' | 'all'

/** First of all: who asks, by which scheme, under which request id. */
export function requestFacts(trust: ProxyTrust) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const peer = normalAddress(c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1')
    const believes = trust === 'all' || (trust === 'loopback' && isLoopback(peer))
    const forwarded = believes ? (c.req.header('x-forwarded-for') ?? '') : ''
    const url = new URL(c.req.url)
    const scheme = believes ? c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() : undefined
    const host = believes ? c.req.header('x-forwarded-host')?.split(',')[0]?.trim() : undefined
    const facts: RequestFacts = {
      id: randomUUID(),
      // The last address that a proxy we trust has seen; earlier ones can be made up by the client.
      address: normalAddress(forwarded.split(',').at(-1)?.trim() || peer),
      origin: originOf(url, scheme, host),
      isSecure: (scheme ?? url.protocol.replace(':', '')) === 'https',
      session: undefined,
    }
    c.set('facts', facts)
    await next()
    c.header('X-Request-Id', facts.id)
  })
}

/** The scheme and host that the visitor sees; a forwarded host that is none is not believed. */
function originOf(url: URL, scheme: string | undefined, host: string | undefined): string {
  const seen = `${scheme === 'https' || scheme === 'http' ? scheme : url.protocol.replace(':', '')}://`
  const candidate = `${seen}${host ?? url.host}`
  return URL.canParse(candidate) ? new URL(candidate).origin : url.origin
}

function normalAddress(address: string): string {
  return address.replace(/^::ffff:/, '')
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.startsWith('127.')
}
