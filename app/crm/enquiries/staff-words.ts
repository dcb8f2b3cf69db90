/** Texts for the erasure of an enquiry. */

export const eraseOnRequest = 'Erase on request'
export const eraseForGood = 'Erase permanently'
export const eraseWhat = 'Erase this customer’s data?'
export const whatGoes =
  'This permanently deletes the name, phone number, email and all other answers from this page, the reports, the search, the exports and unsent emails. The reference and the date stay, so that counts remain correct. This cannot be undone.'
export const alsoOfPerson = 'Other enquiries of the same customer, also erased'
export const otherOf = (kind: string, reference: string, day: string) =>
  `${kind}, ${reference}, ${day}`
export const othersUnknown =
  'Other enquiries of this customer could not be loaded. Please try again.'
export const notErased = 'The data could not be erased. Please try again.'
export const nothingToErase = 'This enquiry has already been erased.'
export const isErased = (reference: string) =>
  `The data of ${reference} was erased. The enquiry is still counted.`
/** `others` is the number of other enquiries of the same customer that were also erased. */
export const areErased = (reference: string, others: number) =>
  others === 1
    ? `The data of ${reference} and of 1 other enquiry was erased. Both are still counted.`
    : `The data of ${reference} and of ${others} other enquiries was erased. All are still counted.`
