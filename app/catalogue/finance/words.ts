/** What a visitor reads about instalments before the calculator is opened. */

export const costAMonth = 'What would it cost a month?'
export const whatItGives =
  'Loan amount, rate and years give the instalment, the interest in all, and what is still owed after each year.'
export const openCalculator = 'EMI Calculator'
export const forInstance = (amount: string, rate: number, months: number) =>
  `For instance, ${amount} at ${rate}% over ${months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`}`
export const aMonth = (instalment: string) => [`${instalment} `, 'a month'] as const
export const ofWhichInterest = 'of which interest, in all'
