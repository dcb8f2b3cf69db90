import { maxSourceHeaderLength, readUtmParameters } from '#app/crm/enquiries/enquiry-source.ts'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/**
 * Key under which `inline-page-script.ts` stores the tab's source: the referrer, a space, the
 * query.
 */
const storageKey = 'from'

/** Builds the header's value in ASCII. Campaign words are included while they fit. */
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

/** Safari before 18, and Chrome and Firefox before 126, lack `URL.parse`. */
function findHostname(address: string): string {
  try {
    return new URL(address).hostname
  } catch {
    return ''
  }
}

/** Escapes letters that are not allowed in a header's value. */
export function escapeNonAscii(json: string): string {
  return json.replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
