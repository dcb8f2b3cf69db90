/** Texts about the monthly price, beside a price. */

/** Returns the text in two parts; the second opens the terms. */
export const fromAMonth = (instalment: string) => [`From ${instalment} a month`, 'terms'] as const
export const workOutYourOwn = 'Calculate EMI'
