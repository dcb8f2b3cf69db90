import * as words from './words.ts'

/**
 * The entries of the header. They are in capitals in the HTML too. An entry with `entries` is a
 * dropdown.
 */
export type NavigationEntry =
  | { label: string; to: string; entries?: undefined }
  | { label: string; to: string; id: string; entries: { label: string; to: string }[] }

export function headerEntriesFor(dealer: { id: number; city: string }): NavigationEntry[] {
  return [
    { label: words.home, to: '/' },
    { label: words.motorcycle, to: '/motorcycle' },
    { label: words.scooters, to: '/scooters' },
    { label: words.ev, to: '/ev' },
    { label: words.finance, to: '/finance' },
    { label: words.offers, to: '/offers' },
    { label: words.gallery, to: '/gallery' },
    {
      label: words.services,
      to: '/services',
      id: 'services',
      entries: [
        { label: words.bookForService, to: '/service-booking' },
        { label: words.amc, to: '/amc' },
        { label: words.extendedWarranty, to: '/extendedWarranty' },
        { label: words.joyClub, to: '/joy-club' },
      ],
    },
    {
      label: words.networks,
      to: '/networks',
      id: 'networks',
      entries: [{ label: dealer.city.toUpperCase(), to: `/dealers/${dealer.id}` }],
    },
  ]
}

/** Returns `true` if the current page is this entry or an entry in its dropdown. */
export function isCurrentNavigationEntry(entry: NavigationEntry, path: string): boolean {
  const leadsHere = (to: string) => path === to || (to !== '/' && path.startsWith(`${to}/`))
  return leadsHere(entry.to) || (entry.entries?.some(({ to }) => leadsHere(to)) ?? false)
}
