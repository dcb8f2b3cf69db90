import {
  type Device,
  longestSource,
  type Source,
  sourceFrom,
  sourceHeader,
  utmIn,
} from './source.ts'

/**
 * Where a request's enquiry came from: what the browser told, or, without our script, what the form's
 * own address says. It is never a reason to refuse one.
 */
export function sourceOf({ headers }: Request, origin: string): Source {
  const told = toldBy(headers.get(sourceHeader)) ?? addressIn(headers.get('referer'), origin)
  const { referrer, ...source } = sourceFrom(told)
  const isOwn = referrer === new URL(origin).hostname
  return { ...source, ...(isOwn ? {} : { referrer }), device: deviceOf(headers) }
}

function toldBy(header: string | null): object | undefined {
  if (!header || header.length > longestSource) return undefined
  try {
    const told: unknown = JSON.parse(header)
    return typeof told === 'object' && told !== null ? told : undefined
  } catch {
    return undefined
  }
}

function addressIn(referer: string | null, origin: string): object {
  const url = URL.parse(referer ?? '')
  if (url?.host !== new URL(origin).host) return {}
  return { page: url.pathname, utm: utmIn(url.searchParams) }
}

/** By what browsers say of themselves; a tablet with Android is one that does not call itself mobile. */
function deviceOf(headers: Headers): Device | undefined {
  const agent = headers.get('user-agent') ?? ''
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet'
  if (headers.get('sec-ch-ua-mobile') === '?1' || /Mobi|iPhone|iPod/i.test(agent)) return 'phone'
  return agent.startsWith('Mozilla/') ? 'desktop' : undefined
}
