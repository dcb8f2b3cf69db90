import {
  type DeviceType,
  type EnquirySource,
  enquirySourceHeader,
  maxSourceHeaderLength,
  parseVisitOrigin,
  readUtmParameters,
} from './enquiry-source.ts'

/**
 * Reads the source of an enquiry from the header that the site's script sends. Without the script,
 * the source is read from the Referer header, which is the address of the form. An enquiry with an
 * invalid source is still accepted.
 */
export function enquirySourceFromRequest({ headers }: Request, origin: string): EnquirySource {
  const told =
    sourceFromHeader(headers.get(enquirySourceHeader)) ??
    sourceFromReferer(headers.get('referer'), origin)
  const { referrer, ...source } = parseVisitOrigin(told)
  const isOwn = referrer === new URL(origin).hostname
  return { ...source, ...(isOwn ? {} : { referrer }), device: deviceOf(headers) }
}

function sourceFromHeader(header: string | null): object | undefined {
  if (!header || header.length > maxSourceHeaderLength) return undefined
  try {
    const told: unknown = JSON.parse(header)
    return typeof told === 'object' && told !== null ? told : undefined
  } catch {
    return undefined
  }
}

function sourceFromReferer(referer: string | null, origin: string): object {
  const url = URL.parse(referer ?? '')
  if (url?.host !== new URL(origin).host) return {}
  return { page: url.pathname, utm: readUtmParameters(url.searchParams) }
}

/**
 * Detects the device from the User-Agent. An Android device without the word `Mobile` is a tablet.
 */
function deviceOf(headers: Headers): DeviceType | undefined {
  const agent = headers.get('user-agent') ?? ''
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(agent)) return 'tablet'
  if (headers.get('sec-ch-ua-mobile') === '?1' || /Mobi|iPhone|iPod/i.test(agent)) return 'phone'
  return agent.startsWith('Mozilla/') ? 'desktop' : undefined
}
