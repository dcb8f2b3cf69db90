import { pathAliases } from '#app/platform/http/path-aliases.ts'
import { listExampleAddresses } from '../../scripts/example-addresses.ts'

const pageAddresses = listExampleAddresses().filter(
  (address) =>
    !(address in pathAliases) &&
    // The first leads on, the last who needs no setting up.
    !/^\/admin$|^\/admin\/second-factor\/first$|\.(xml|txt|webmanifest|ics|js)$/.test(address) &&
    !isFurtherReport(address),
)

/** Every page that a visitor can open, and what some of them show when something was chosen. */
export const publicPages = [
  ...pageAddresses.filter((address) => !isPortalAddress(address)),
  '/compare?model=HORNET2.0&model=DIO',
  '/view-details/HORNET2.0?tab=specifications',
  '/view-details/HORNET2.0?tab=accessories',
]

/** Every page of the portal: the login, and then those that need a session. */
export const adminPages = pageAddresses.filter(isPortalAddress)

/** Addresses and routes of the portal, the login included. */
export function isPortalAddress(address: string): boolean {
  return address.startsWith('/admin')
}

/** The reports are one page over different columns, so the first is enough; the page over all is its own. */
function isFurtherReport(address: string): boolean {
  return /^\/admin\/reports\/(?!booking|all)/.test(address)
}

/** The answer of an address, or of that with a question of its own to which it leads on, as the desk does. */
export async function fetchPage(url: string, headers: Headers): Promise<Response> {
  const answer = await fetch(url, { headers })
  const [asked, led] = [new URL(url).pathname, new URL(answer.url).pathname]
  if (led !== asked) throw new Error(`${asked} leads to ${led}`)
  return answer
}
