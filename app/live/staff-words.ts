/** What the staff are told of what just came in. */

export const newEnquiry = (reference: string, title: string) => `New enquiry ${reference}: ${title}`
export const newEnquiries = (count: number) => `${count} new enquiries`
