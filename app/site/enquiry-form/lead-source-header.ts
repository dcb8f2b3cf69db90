import { maxSourceHeaderLength, readUtmParameters } from '#app/crm/enquiries/enquiry-source.ts'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/**
 * Storage key under which `inline-page-script.ts` stores where the visitor of this tab came from. The
 * value is the referrer, a space, and the query of the address.
 */
const storageKey = 'from'

/** Builds the value of the header in ASCII. Campaign words are included as long as they fit. */
export function leadSourceHeader(): string {
  const [referrer = '', query = ''] = (safeSessionStorage.get(storageKey) ?? '').split(' ')
  const utm = Object.entries(readUtmParameters(new URLSearchParams(query)))
  const host = findHostname(referrer)
  for (const most of [100, 25, 0]) {
    const words = Object.fromEntries(utm.map(([name, word]) => [name, word.slice(0, most)]))
    const told = escapeNonAscii(
      JSON.stringify({ page: location.pathname, referrer: host, utm: words }),
    )
    if (told.length <= maxSourceHeaderLength) return told
  }
  return ''
}

/** `URL.parse` is missing in Safari before 18, and in Chrome and Firefox before 126. */
function findHostname(address: string): string {
  try {
    return new URL(address).hostname
  } catch {
    return ''
  }
}

/** Escapes letters that a header value may not contain. */
export function escapeNonAscii(json: string): string {
  return json.replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
