/** What the staff read where they erase an enquiry. */

export const eraseOnRequest = 'Erase on request'
export const eraseForGood = 'Erase for good'
export const eraseWhat = 'Erase what this person wrote?'
export const whatGoes =
  'Name, number, address and every other answer go for good: from this page, the reports, the search, the exports and mail that has not gone out yet. The reference and the day stay, so that the counts still hold. This can’t be taken back.'
export const alsoOfPerson = 'Of the same person, erased with it'
export const otherOf = (kind: string, reference: string, day: string) =>
  `${kind}, ${reference}, ${day}`
export const othersUnknown = 'What else this person wrote could not be looked up. Please try again.'
export const notErased = 'The answers could not be erased. Please try again.'
export const nothingToErase = 'There is nothing left to erase in this enquiry.'
export const isErased = (reference: string) =>
  `The answers of ${reference} are erased. It still counts.`
/** `others`: how many of the same person went with it. */
export const areErased = (reference: string, others: number) =>
  others === 1
    ? `The answers of ${reference} and of one other enquiry are erased. Both still count.`
    : `The answers of ${reference} and of ${others} other enquiries are erased. All still count.`
