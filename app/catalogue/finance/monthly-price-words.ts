/** Texts about the monthly price, beside a price. */

type Terms = {
  months: number
  ratePercent: number
  variant: string | undefined
  isOnRoad: boolean
  checkedOn: string
}

/** Returns the text in two parts; the second opens the terms. */
export const fromAMonth = (instalment: string) => [`From ${instalment} a month`, 'terms'] as const
export const monthlyTerms = ({ months, ratePercent, variant, isOnRoad, checkedOn }: Terms) =>
  `${months} months at ${ratePercent}% on the full ${isOnRoad ? 'on-road' : 'ex-showroom'} price${variant ? ` of the ${variant}` : ''}. The lender decides the final terms. Rate checked on ${checkedOn}.`
export const workOutYourOwn = 'Calculate EMI'
