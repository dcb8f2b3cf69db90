import type { RouteConfigEntry } from '@react-router/dev/routes'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import routes from '#app/routes.ts'

/** Lists every address of the route table, with an example for each parameter. */
export function listExampleAddresses(): string[] {
  const all = routes.flatMap((entry) => expandRoute(entry, ''))
  return [...new Set(all)].filter((address) => !skippedAddressPattern.test(address))
}

// Skipped, because logging out would end the session for later screenshots, and because a reference
// differs each time.
const skippedAddressPattern = /\/logout$|:/

const exampleParams: Record<string, string[]> = {
  ':bikeName?': ['HORNET2.0'],
  ':id': ['1'],
  '*': ['no-such-page'],
  ':report': enquiryKinds.flatMap((enquiry) => enquiry.report?.slug ?? []),
}

function expandRoute(entry: RouteConfigEntry, above: string): string[] {
  const here = (entry.path ?? '').split('/').reduce<string[]>(
    (starts, part) => {
      const fillings = exampleParams[part] ?? [part]
      return starts.flatMap((start) =>
        fillings.map((filling) => (filling ? `${start}/${filling}` : start)),
      )
    },
    [above],
  )
  if (!entry.children) return here.map((address) => address || '/')
  return here.flatMap(
    (address) => entry.children?.flatMap((child) => expandRoute(child, address)) ?? [],
  )
}
