import { pathAliases } from '#app/platform/http/path-aliases.ts'
import { listExampleAddresses } from '../../scripts/example-addresses.ts'

const pageAddresses = listExampleAddresses().filter(
  (address) =>
    !(address in pathAliases) &&
    // Leave out pages that only redirect.
    !/^\/admin$|^\/admin\/enquiries\/|^\/admin\/second-factor\/first$|\.(xml|txt|webmanifest|ics|js)$/.test(
      address,
    ) &&
    !isFurtherReport(address),
)

/** Every public page, with some of their variants for a selection. */
export const publicPages = [
  ...pageAddresses.filter((address) => !isPortalAddress(address)),
  '/compare?model=HORNET2.0&model=DIO',
  '/view-details/HORNET2.0?tab=specifications',
  '/view-details/HORNET2.0?tab=accessories',
  // The day is that of the tests’ clock. Any other address moves to a canonical one.
  '/price/HORNET2.0?on=2026-11-02',
]

/** Every page of the portal: first the login, then those that need a session. */
export const adminPages = pageAddresses.filter(isPortalAddress)

/** Returns `true` for addresses and routes of the portal, including the login. */
export function isPortalAddress(address: string): boolean {
  return address.startsWith('/admin')
}

/**
 * All reports are one page with other columns, so one is enough. The page over all kinds is
 * separate.
 */
function isFurtherReport(address: string): boolean {
  return /^\/admin\/reports\/(?!booking|all)/.test(address)
}

/**
 * Fetches an address. It may redirect to the same path with a query, as the desk does. Throws if it
 * redirects elsewhere.
 */
export async function fetchPage(url: string, headers: Headers): Promise<Response> {
  const answer = await fetch(url, { headers })
  const [asked, led] = [new URL(url).pathname, new URL(answer.url).pathname]
  if (led !== asked) throw new Error(`${asked} leads to ${led}`)
  return answer
}
