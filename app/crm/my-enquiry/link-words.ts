/** Texts for staff about the link to the customer's page. */

export const title = 'Customer’s page'
export const hint =
  'The customer follows and changes this enquiry there. Send the link to the customer only.'
export const copy = 'Copy link'
export const isCopied = 'Link copied.'
export const notCopied = 'The link could not be copied. Use a text with {enquiryLink} instead.'
export const renew = 'Renew link'
export const renewQuestion = 'Renew the link?'
export const renewHint =
  'The customer’s present link no longer opens. Send the customer the new one.'
export const isRenewed = 'The link is new. Send it to the customer.'
export const isRenewedNote = 'New link for the customer. The earlier one no longer opens.'
export const notRenewed = 'The link could not be renewed. Please try again.'
