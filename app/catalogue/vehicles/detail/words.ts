/** Texts of a model's page. The lazy tabs have their own files. */

export const breadcrumb = 'Breadcrumb'
export const tabs = {
  specifications: 'SPECIFICATIONS',
  colours: 'COLOURS',
  features: 'FEATURES',
  accessories: 'ACCESSORIES',
}

export const startFrom = 'Start from'
export const emi = 'EMI'
export const angleView = 'Angle View'
/** Visible text of the link, and the rest for screen readers. */
export const brochure = ['E-Brochure', ' (PDF, opens in a new tab)'] as const
export const inPaint = (model: string, paint: string) => `${model} in ${paint}`
export const colour = 'Colour'
export const standsIn = 'The picture shows a similar model. Shape and colour differ.'
export const variant = 'Variant'
export const variantFor = (name: string, rupees: string) => `${name} · ${rupees}`
export const askOnRoad = 'Ask for the on-road price'
/** Text of the same button, if the page shows the on-road price. */
export const callAboutPrice = 'Get a call about this price'
export const bookTestRide = 'BOOK TEST RIDE'
/** Button of the form without JavaScript. */
export const showVariant = 'Show this variant'

export type Part = 'specifications' | 'colours' | 'features' | 'accessories'
export const loading = (part: Part) => `Loading the ${part}…`
export const none = (part: Part) => `We have no ${part} for this model yet. Please ask us.`
export const notLoaded = (part: Part) => [`The ${part} could not be loaded. `, 'Try again'] as const

export const contact = 'Contact us about this model'
export const call = 'Call'
export const whatsApp = 'WhatsApp'
export const interestedIn = (model: string) => `I am interested in the ${model}.`
export const testRide = 'Test ride'
export const service = 'Service'
export const serviceFor = (model: string) =>
  `I have a question about service or spares for the ${model}.`
