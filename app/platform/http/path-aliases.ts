/** Alternative paths that people type, print or remember, with the page that each leads to. */
export const pathAliases: Record<string, string> = {
  '/opt-in': '/optain',
  '/test-ride': '/text-ride-booking',
  '/test-ride-booking': '/text-ride-booking',
  '/extended-warranty': '/extendedWarranty',
  '/motorcycles': '/motorcycle',
  '/scooter': '/scooters',
  '/electric': '/ev',
  '/terms': '/terms-conditions',
  '/service': '/services',
  '/dealers': '/networks',
}
