/** What is said of several enquiries that are changed together, and of two that are joined. */

export const noReference = 'Choose enquiries by their references.'
export const noneChosen = 'Choose at least one enquiry.'
export const tooMany = 'Choose 100 enquiries at most.'
export const oneThing = 'Choose either whom to give them to, or a state.'
export const areDone = (count: number) =>
  count === 1 ? 'One enquiry is changed.' : `${count} enquiries are changed.`
export const areDoneButFor = (count: number, refused: number) =>
  `${areDone(count)} ${refused === 1 ? 'One was not.' : `${refused} were not.`}`

export const sameEnquiry = 'An enquiry can’t be joined to itself.'
export const otherFlow = (reference: string) =>
  `${reference} goes another way: only enquiries of one kind of work are joined.`
export const isJoined = (reference: string) => `${reference} is joined to another one already.`
export const hasJoined = (reference: string, other: string) =>
  `${other} is joined to ${reference}. Separate them first, or join them the other way round.`
export const isNotJoined = 'This enquiry is not joined to another one.'
export const isJoinedTo = (reference: string, main: string) => `${reference} is joined to ${main}.`
export const isPartedFrom = (reference: string, main: string) =>
  `${reference} is parted from ${main}.`
