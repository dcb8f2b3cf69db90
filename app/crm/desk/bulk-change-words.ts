/** Responses to bulk changes and merges. */

export const noReference = 'Send the references of the enquiries.'
export const noneChosen = 'Choose at least one enquiry.'
export const tooMany = 'Choose at most 100 enquiries.'
export const oneThing = 'Choose either a person or a status.'
export const areDone = (count: number) =>
  count === 1 ? '1 enquiry was changed.' : `${count} enquiries were changed.`
export const areDoneButFor = (count: number, refused: number) =>
  `${areDone(count)} ${refused === 1 ? '1 was not.' : `${refused} were not.`}`

export const sameEnquiry = 'You can’t merge an enquiry with itself.'
export const otherFlow = (reference: string) =>
  `${reference} cannot be merged here: only enquiries with the same set of statuses can be merged.`
export const isJoined = (reference: string) =>
  `${reference} is already merged into another enquiry.`
export const hasJoined = (reference: string, other: string) =>
  `${other} is merged into ${reference}. Unmerge them first, or merge them the other way round.`
export const isNotJoined = 'This enquiry is not merged into another one.'
export const isJoinedTo = (reference: string, main: string) =>
  `${reference} is now merged into ${main}.`
export const isPartedFrom = (reference: string, main: string) =>
  `${reference} is no longer merged into ${main}.`
