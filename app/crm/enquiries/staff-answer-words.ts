/** Messages about answers that staff enter for a customer. */

export const noSuchField = (name: string) => `This type of enquiry has no field “${name}”.`
export const noIdentity = 'Enter a name or a phone number.'
