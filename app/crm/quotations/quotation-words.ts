/** Texts of quotations: refusals, lines and reasons. */

export const amountRange = 'Enter whole rupees from 0 to 99,99,999.'
export const noModel = 'Choose a vehicle.'
export const noVariant = 'Choose a variant of this vehicle.'
export const noOption = 'This line is not offered for this vehicle.'
export const noteTooLong = 'Use at most 500 characters.'
export const exchangeVehicleTooLong = 'Use at most 60 characters.'
export const noExchangeVehicle =
  'Enter the registration number or the model of the vehicle that is given in exchange.'
export const noVersion = 'Reload the enquiry and try again.'
export const noAnswer = 'Choose accepted or declined.'

export const noCharges =
  'The charges of your state are not published yet, so no on-road price can be computed. The owner or a manager enters them under Manage → Pages and pictures.'
export const notSold = 'This vehicle is not sold new, so it has no on-road price.'
export const onRequest = 'The price of this vehicle is on request. Enter its price first.'
export const incomplete = (labels: readonly string[]) =>
  `The on-road price is incomplete: ${labels.join(', ')}. Complete the charges or the figures of the vehicle first.`
export const tooMuchOff = 'Discount and exchange together must be less than the on-road price.'
export const overLimit = (limit: string) =>
  `Your limit for a discount is ${limit}. Ask for approval, or enter a lower discount.`
export const notApproved = (limit: string) =>
  `The discount is above your limit of ${limit} and not approved. Ask for approval first.`
export const approvalEnded = (name: string) =>
  `${name} may no longer approve this discount. Ask for approval again.`
export const overApproversLimit = (limit: string) =>
  `The discount is above your limit of ${limit}. The owner must approve it.`

export const gone = 'There is no such quotation.'
export const isErased =
  'This customer’s data was erased on request. No quotation can be made, sent or answered.'
export const newerExists = (who: string, number: string) =>
  `${who} has just saved quotation ${number} for this enquiry. Look at it, then save again if you still need this one.`
export const changedMeanwhile = (who: string) =>
  `${who} has changed this quotation in the meantime. Look at the new figures and try again.`
export const colleague = 'A colleague'
export const acceptedAlready =
  'The customer has accepted this quotation. Confirm that you make a new version all the same.'
export const notChangeable = 'This quotation has been sent. Make a new version instead.'
export const notWaiting = 'This quotation does not wait for approval.'
export const notSendable = 'This quotation cannot be sent in its present state.'
export const notAnswerable = 'This quotation is not open any more.'
export const sameAnswer = 'This answer has been stored already.'
export const tooManyAnswers = 'The answer was changed too often. Please call the dealership.'
export const lapsedAnswer = 'This quotation has lapsed. Please ask the dealership for a new one.'
export const pricesChanged = (total: string) =>
  `Prices or charges have changed since this quotation was saved. Today it would be ${total}. Open it and save it again.`
export const endsEarlier = (day: string) =>
  `Since this quotation was saved, the last day of its prices has changed. Today it would be valid until ${day}. Open it and save it again.`
export const noLongerComputable =
  'The on-road price of this vehicle can no longer be computed. Open the quotation and choose again.'
export const tooMany = 'An enquiry can have at most 50 quotations.'

export const saved = (number: string) => `Quotation ${number} saved.`
export const asked = (number: string) => `Quotation ${number} waits for approval.`
export const approved = 'Discount approved.'
export const sent = (number: string) =>
  `Quotation ${number} is ready. Open WhatsApp or email, or print it.`
export const linkRenewed = 'The old link no longer opens. Send the new one.'
export const hasNoLink = 'This quotation has no link, because it was not sent.'
export const answered = {
  accepted: 'Marked as accepted.',
  declined: 'Marked as declined.',
} as const

export const customer = 'Customer'
/** The author of a quotation that was asked for on the website. */
export const visitor = 'Visitor'

export const exShowroom = 'Ex-showroom price'
export const accessories = 'Accessories'
export const exchange = 'Exchange of the old vehicle'
export const discount = 'Discount'

export const reasonExShowroom = (variant: string) => `The price of ${variant} on this day`
export const reasonAccessories = 'As chosen with the dealership'
export const reasonExchange = 'Estimated value of the old vehicle; it changes no tax'
export const reasonDiscount = 'Given by the dealership; it changes no tax'
