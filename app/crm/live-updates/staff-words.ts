/** What the staff are told of what just came in. */

export const newEnquiry = (reference: string, title: string) => `New enquiry ${reference}: ${title}`
export const yourEnquiry = (reference: string, title: string) =>
  `Yours: new enquiry ${reference}: ${title}`
export const givenToYou = (references: readonly string[]) =>
  references.length === 1
    ? `Enquiry ${references[0]} is yours now`
    : `${references.length} enquiries are yours now`
export const newEnquiries = (count: number, yours: number) =>
  yours === 0 ? `${count} new enquiries` : `${count} new enquiries, ${yours} of them yours`
