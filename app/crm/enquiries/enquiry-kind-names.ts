import type { EnquiryKind } from './definition/define-enquiry-kind.ts'

export type EnquiryKindName = Pick<EnquiryKind, 'slug' | 'name' | 'flow'>

/**
 * The names of `enquiryKinds`, in the same order, for pages of the portal that do not need the forms
 * of all kinds. The kinds do not take their names from here, because each public form would then
 * load the names of all. A test compares both lists.
 */
export const enquiryKindNames: readonly EnquiryKindName[] = [
  { slug: 'service-booking', name: 'Service booking', flow: 'workshop' },
  { slug: 'amc', name: 'AMC', flow: 'cover' },
  { slug: 'extended-warranty', name: 'Extended warranty', flow: 'cover' },
  { slug: 'finance', name: 'Finance', flow: 'sales' },
  { slug: 'test-ride', name: 'Test ride', flow: 'sales' },
  { slug: 'offer', name: 'Offer', flow: 'sales' },
  { slug: 'joy-club', name: 'Joy Club', flow: 'sales' },
  { slug: 'contact', name: 'Contact', flow: 'contact' },
  { slug: 'opt-in', name: 'Opt-in', flow: 'none' },
  { slug: 'on-road-price', name: 'On-road price', flow: 'sales' },
  { slug: 'sales', name: 'Sales enquiry', flow: 'sales' },
]
