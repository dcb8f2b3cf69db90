/** The header's entries, in capitals in the markup itself. An entry with `entries` is a dropdown. */
export type NavigationEntry =
  | { label: string; to: string; entries?: undefined }
  | { label: string; to: string; id: string; entries: { label: string; to: string }[] }

export function navigationFor(dealer: { id: number; city: string }): NavigationEntry[] {
  return [
    { label: 'HOME', to: '/' },
    { label: 'MOTORCYCLE', to: '/motorcycle' },
    { label: 'SCOOTERS', to: '/scooters' },
    { label: 'EV', to: '/ev' },
    { label: 'FINANCE', to: '/finance' },
    { label: 'OFFERS', to: '/offers' },
    { label: 'GALLERY', to: '/gallery' },
    {
      label: 'SERVICES',
      to: '/services',
      id: 'services',
      entries: [
        { label: 'BOOK FOR SERVICE', to: '/service-booking' },
        { label: 'AMC', to: '/amc' },
        { label: 'EXTENDED WARRANTY', to: '/extendedWarranty' },
        { label: 'JOY CLUB', to: '/joy-club' },
      ],
    },
    {
      label: 'NETWORKS',
      to: '/networks',
      id: 'networks',
      entries: [{ label: dealer.city.toUpperCase(), to: `/dealers/${dealer.id}` }],
    },
  ]
}

/** Whether an entry, or one in its dropdown, is the page that is shown. */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  const leadsHere = (to: string) => path === to || (to !== '/' && path.startsWith(`${to}/`))
  return leadsHere(entry.to) || (entry.entries?.some(({ to }) => leadsHere(to)) ?? false)
}

export const footerLinks = [
  { label: 'Finance', to: '/finance' },
  { label: 'EMI Calculator', to: '/finance#emi' },
  { label: 'Contact Us', to: '/contact' },
  { label: 'About Us', to: '/about' },
  { label: 'Terms & Conditions', to: '/terms-conditions' },
  { label: 'Privacy Policy', to: '/finance#privacy' },
] as const

export const footerServices = [
  { label: 'Book For Service', to: '/service-booking' },
  { label: 'Book For AMC', to: '/amc' },
  { label: 'Extended Warranty', to: '/extendedWarranty' },
  { label: 'Service Reminders', to: '/optain' },
] as const
