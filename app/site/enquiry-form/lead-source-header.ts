import { maxSourceHeaderLength, readUtmParameters } from '#app/crm/enquiries/enquiry-source.ts'
import { safeSessionStorage } from '#app/ui/components/browser-storage.ts'

/** Where `inline-page-script.ts` keeps how this tab came in: the referrer's address, a space, the query. */
const storageKey = 'from'

/** What the header says of this tab, in ASCII; campaigns' words as long as they fit. */
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

/** A header's value has no other letters. */
export function escapeNonAscii(json: string): string {
  return json.replaceAll(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
