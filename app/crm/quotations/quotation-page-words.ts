/** Texts of the page that a customer opens from a quotation. */

export const thanks = (reference: string) =>
  `Thank you. Your quotation is ready. Your reference is ${reference}.`
export const keepAddress =
  'Save the address of this page: it opens your quotation again, for you and for anyone who has it.'

export const pageTitle = (number: string) => `Quotation ${number}`
export const revision = (number: number) => `version ${number}`
export const intro = (vehicle: string, variant: string) => `${vehicle} ${variant}, on the road`
export const from = (dealer: string, day: string) => `Given by ${dealer} on ${day}.`
export const registeredIn = (place: string) => `For registration in ${place}.`
export const states = {
  sent: (until: string) => `Valid until ${until}.`,
  lapsed: (until: string) =>
    `This quotation has lapsed: it was valid until ${until}. The figures below are those that were given.`,
  replaced:
    'A newer version has replaced this quotation. The figures below are those that were given.',
  accepted: (until: string) =>
    `This quotation is accepted. It is valid until ${until}. The dealership will contact you.`,
  declined: 'This quotation is declined. The figures below are those that were given.',
} as const
export const closed = 'This quotation is closed. The figures below are those that were given.'

export const lines = 'Lines of the quotation'
export const line = 'Line'
export const amount = 'Amount'
export const printedLines = (number: string, version: number) =>
  `Lines of quotation ${number}${version > 1 ? `, ${revision(version)}` : ''}`
export const total = 'Total on the road'
export const sum = 'Total'
export const toPay = 'To pay after exchange'
export const notConfirmed = 'The dealership has not confirmed this amount yet.'
export const notChosen = 'Not included'
export const notChosenHint = 'You could add these lines. Ask the dealership for a new version.'

export const today = 'If it were made today'
export const sameToday = (total: string, day: string) =>
  `On ${day} the same vehicle would also cost ${total}.`
export const moreToday = (total: string, day: string, difference: string) =>
  `On ${day} the same vehicle would cost ${total}: ${difference} more.`
export const lessToday = (total: string, day: string, difference: string) =>
  `On ${day} the same vehicle would cost ${total}: ${difference} less. Ask the dealership for a new version.`
export const unknownToday = 'Today’s price of this vehicle is not known.'

export const answer = 'Your answer'
export const answerHint =
  'You can change your answer until the last day. It is no payment and no contract of sale.'
export const accept = 'Accept'
export const decline = 'Decline'
export const notSaved = 'Your answer was not saved.'
export const tooMany = 'Too many attempts. Please wait a minute and try again.'

export const proof = 'Proof'
export const proofHint =
  'The dealership has signed these figures. Save the proof: anyone can check later that not one figure was changed.'
export const saveProof = 'Save proof'
export const verify = 'Check a proof'

export const verifyTitle = 'Check a proof'
export const verifyDescription = 'Check the signature of a quotation.'
export const verifyIntro =
  'Choose the file that you saved from a quotation. Your browser checks it itself; nothing is sent.'
export const verifyFile = 'Proof file'
export const verifyNeedsScript =
  'This page needs JavaScript, because your browser checks the file itself.'
export const checking = 'Checking …'
export const results = {
  valid: (number: string, revision: number) =>
    `The proof is genuine. Nothing in quotation ${number}${revision > 1 ? ` version ${revision}` : ''} was changed.`,
  oldKey: 'It was signed with an older key of this dealership, which is still recognised.',
  changed: 'The file was changed. At least one character differs from what the dealership signed.',
  'unknown-key': 'The file was not signed by this dealership, or its key is no longer recognised.',
  'no-proof': 'This file is not a proof of a quotation, or it is damaged.',
  unsupported:
    'This browser cannot check signatures. Open the page at its https address in a current browser.',
  tooLarge: 'This file is too large to be a proof.',
} as const
export const given = (dealer: string, until: string) => `Given by ${dealer}, valid until ${until}.`
