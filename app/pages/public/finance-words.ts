/** What a visitor reads about a loan, around the calculator; the papers themselves are facts. */

export const finance = 'Finance'
export const pageDescription =
  'Documents for a two-wheeler loan, an EMI calculator with the whole cost, and a form.'

export const documents = 'Required documents'
export const proofsOfAddress = 'Counts as proof of address (POA)'
export const proofsOfIdentity = 'Counts as proof of identity (POI)'

export const agreeTo = ['What you agree to: ', 'Terms & Conditions'] as const

export const disclaimer = 'Disclaimer'
export const onlyAnEstimate =
  'The calculator gives an estimate. The lender alone decides on the loan, its rate, its fees and its conditions, and may ask for more papers. Prices are ex-showroom, without registration and insurance, and may change until the day of the invoice.'
export const readTerms = 'Read the Terms & Conditions'

export const privacy = 'Privacy'
export const whatWeKeep =
  'We keep what you type into a form: your name, how to reach you, the machine and the loan you ask about. We need it to answer you. The finance desk shows it to a lender only after you have said which one. We put no advertising trackers on this site, and you can have your data shown or erased at any time.'
export const readPrivacy = 'Read the whole privacy notice'
