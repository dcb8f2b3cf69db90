/** Texts of the page of a kind: showcase and strip. */

export const picture = (model: string) => `${model}, seen from the front and side`
export const viewDetails = 'View Details'
export const emi = 'EMI'
export const angleView = 'Angle View'
/** Visible text of the link, and the rest for screen readers. */
export const brochure = (model: string) =>
  ['E-Brochure', ` of the ${model} (PDF, opens in a new tab)`] as const
export const serviceGoesOn = (model: string, phone: string) =>
  phone === ''
    ? `We still service the ${model} and sell spare parts for it.`
    : `We still service the ${model} and sell spare parts for it. Call us on ${phone}.`
export const models = 'Models'
export const noSuchKind = 'We have no models of this type.'
