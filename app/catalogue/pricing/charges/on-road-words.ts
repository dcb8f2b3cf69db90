/** Texts about on-road prices in lists. */

/** A price is shown before these texts. */
export const onTheRoad = 'on the road'
export const onTheRoadIn = (place: string) => `on the road in ${place}`
export const exShowroom = 'ex-showroom'

export const onRoadPriceIn = (place: string) => `On-road price, ${place}`
export const note = (place: string) =>
  `On the road in ${place}: with taxes, registration and insurance.`
export const unconfirmed = (lines: readonly string[]) =>
  `≈ before an on-road price means that we have still to confirm: ${lines.join('; ')}.`

/** For descriptions of links, after the ex-showroom price. */
export const andOnTheRoad = (price: string, place: string) => `${price} on the road in ${place}`
