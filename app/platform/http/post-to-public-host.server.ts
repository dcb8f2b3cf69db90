import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { type RequestOptions, request } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.server.ts'

/** Addresses and ports to which requests may go. Only tests pass another network. */
export type PublicNetwork = {
  isAllowed: (address: string) => boolean
  isAnyPortAllowed: boolean
  /** Certificate authority in PEM. If it is undefined, the authorities of Node apply. */
  ca?: string
  /** Resolves a host name to all its addresses. */
  resolve?: (host: string) => Promise<readonly LookupAddress[]>
  /** Timeout of the whole request, in milliseconds. */
  timeout?: number
}

export type PostedRequest = {
  /** An address from outside this program, such as one that a browser sent. */
  url: string
  headers: Record<string, string>
  body: Buffer | null
}

export type PostedAnswer = { status: number }

/** Error of a request that must not be sent, because its address is not public HTTPS. */
export class RefusedAddressError extends Error {
  override name = 'RefusedAddressError'
  code = 'REFUSED_ADDRESS'
}

const internet: PublicNetwork = { isAllowed: isPublicAddress, isAnyPortAllowed: false }

/** Timeout of the whole request, in milliseconds. */
const defaultTimeout = 5_000

/**
 * Posts to a host that somebody else chose. Only HTTPS to public addresses is allowed. The address
 * is checked at the connection itself, so that a host cannot change it after the check. Does not
 * follow redirects and does not read the response's body. Throws a `RefusedAddressError`, or the
 * error of the connection.
 */
export function postToPublicHost(
  { url, headers, body }: PostedRequest,
  network: PublicNetwork = internet,
): Promise<PostedAnswer> {
  const { protocol, hostname, port } = new URL(url)
  const literal = hostname.replace(/^\[|\]$/g, '')
  const isRefused =
    protocol !== 'https:' ||
    (port !== '' && !network.isAnyPortAllowed) ||
    (isIP(literal) !== 0 && !network.isAllowed(literal))
  if (isRefused) return Promise.reject(new RefusedAddressError('The address is not public HTTPS'))
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        lookup: publicLookup(network),
        signal: AbortSignal.timeout(network.timeout ?? defaultTimeout),
        ...(network.ca === undefined ? {} : { ca: network.ca }),
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0 })
        response.destroy()
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Resolves a host name, and fails if one of its addresses is not allowed. */
function publicLookup(network: PublicNetwork): NonNullable<RequestOptions['lookup']> {
  const resolve = network.resolve ?? ((host) => lookup(host, { all: true }))
  return (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => network.isAllowed(address)))
          return callback(new RefusedAddressError('The host has an address that is not public'), '')
        if (options.all) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
}
