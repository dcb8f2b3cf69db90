/** Texts about a loan, around the calculator. The required documents are a setting. */

export const finance = 'Finance'
export const pageDescription =
  'Documents for a two-wheeler loan, an EMI calculator and a form to ask us.'

export const documents = 'Required documents'
export const proofsOfAddress = 'Accepted as proof of address (POA)'
export const proofsOfIdentity = 'Accepted as proof of identity (POI)'

export const agreeTo = ['Please read our ', 'Terms & Conditions'] as const

export const disclaimer = 'Disclaimer'
export const onlyAnEstimate =
  'The EMI is an estimate. The lender decides the loan, rate, fees and conditions, and may ask for more documents. Prices are ex-showroom, without registration and insurance, and may change until the invoice is made.'
export const readTerms = 'Read the Terms & Conditions'

export const privacy = 'Privacy'
export const whatWeKeep =
  'We keep what you enter in a form: your name, your contact details, and the model and loan you ask about. We need it to answer you. We share it with a lender only after you choose one. This site has no advertising trackers, and you can ask to see or erase your data at any time.'
export const readPrivacy = 'Read the full privacy notice'
