/** Toasts about new and reassigned enquiries. */

export const newEnquiry = (reference: string, title: string) => `New enquiry ${reference}: ${title}`
export const yourEnquiry = (reference: string, title: string) =>
  `New enquiry assigned to you, ${reference}: ${title}`
export const givenToYou = (references: readonly string[]) =>
  references.length === 1
    ? `Enquiry ${references[0]} was assigned to you`
    : `${references.length} enquiries were assigned to you`
export const mentionedYou = (mentions: readonly { reference: string; by: string }[]) => {
  const [first] = mentions
  return first && mentions.length === 1
    ? `${first.by} mentioned you on ${first.reference}`
    : `You were mentioned in ${mentions.length} notes`
}
export const newEnquiries = (count: number, yours: number) =>
  yours === 0 ? `${count} new enquiries` : `${count} new enquiries, ${yours} assigned to you`
