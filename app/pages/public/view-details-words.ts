/** Title and description of a model's page. */

export const notSold = (model: string) => `${model}: no longer sold here`
export const unknown = 'Unknown'
export const chooseModel = 'Choose a model to see its price, colours and specifications.'

export const serviceTitle = (model: string) => `${model}: service and spares`
export const serviceDescription = (tagline: string) =>
  `${tagline}. No longer sold new; service and spare parts available. Specifications, colours, features.`

/** `price` is empty if nobody has entered one. */
export const pageTitle = (model: string, price: string) =>
  price ? `${model}: price from ${price}` : model

type Facts = {
  tagline: string
  variants: number
  colours: number
  price: string
  onRoad: string | undefined
}
export const pageDescription = ({ tagline, variants, colours, price, onRoad }: Facts) =>
  `${tagline}. ${variants} variants, ${colours} colours${price && `, from ${price} ex-showroom`}${onRoad ? `, ${onRoad}` : ''}. Specifications, features, accessories, test ride.`
