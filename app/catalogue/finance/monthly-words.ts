/** What a visitor reads beside a price. */

type Terms = { months: number; ratePercent: number; variant: string | undefined; checkedOn: string }

/** The second part opens the terms. */
export const fromAMonth = (instalment: string) => [`From ${instalment} a month`, 'terms'] as const
export const monthlyTerms = ({ months, ratePercent, variant, checkedOn }: Terms) =>
  `${months} months at ${ratePercent} % on the whole ex-showroom price${variant ? ` of the ${variant}` : ''}; the bank decides. Checked on ${checkedOn}.`
export const workOutYourOwn = 'Work out your own'
