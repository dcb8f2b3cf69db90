/** What a visitor reads on a kind's page: the chosen machine, and the strip of all. */

export const picture = (model: string) => `${model}, from the front and the side`
export const viewDetails = 'View Details'
export const emi = 'EMI'
export const angleView = 'Angle View'
/** What the link shows, and what a screen reader says after it. */
export const brochure = (model: string) =>
  ['E-Brochure', ` of the ${model} (PDF, opens in a new tab)`] as const
export const serviceGoesOn = (model: string, phone: string) =>
  phone === ''
    ? `Spare parts and service for the ${model} go on.`
    : `Spare parts and service for the ${model} go on: call us on ${phone}.`
export const models = 'Models'
export const noSuchKind = 'We have no models of that kind.'
