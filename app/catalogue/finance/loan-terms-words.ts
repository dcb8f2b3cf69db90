/** Texts about the loan terms behind monthly prices. */

type Terms = {
  months: number
  ratePercent: number
  variant: string | undefined
  isOnRoad: boolean | 'some'
  checkedOn: string
}

const basis = (isOnRoad: Terms['isOnRoad']) => {
  if (isOnRoad === 'some') return 'on-road price, or the ex-showroom price if there is no other'
  return isOnRoad ? 'on-road price' : 'ex-showroom price'
}

export const monthlyTerms = ({ months, ratePercent, variant, isOnRoad, checkedOn }: Terms) =>
  `${months} months at ${ratePercent}% on the full ${basis(isOnRoad)}${variant ? ` of the ${variant}` : ''}. The lender decides the final terms. Rate checked on ${checkedOn}.`
