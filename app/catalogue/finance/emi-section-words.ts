/** Texts about instalments on the page, before a visitor opens the calculator. */

export const costAMonth = 'What will my EMI be?'
export const whatItGives =
  'Enter the loan amount, rate and tenure to see your EMI, the total interest and the balance after each year.'
export const openCalculator = 'EMI Calculator'
export const forInstance = (amount: string, rate: number, months: number) =>
  `For example, ${amount} at ${rate}% over ${months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`}`
export const aMonth = (instalment: string) => [`${instalment} `, 'a month'] as const
export const ofWhichInterest = 'Total interest'
