/** Texts of the EMI calculator and its result. */

export const calculator = 'EMI calculator'
export const priceWithout = (model: string, price: string) =>
  `${model}, ${price} ex-showroom. Registration and insurance are extra; many lenders add them to the loan.`
export const priceOnRoad = (model: string, price: string) => `${model}, ${price} on the road.`
export const calculate = 'Calculate'
export const close = 'Close'
export const downPayment = 'Down payment'
export const loanAmount = 'Loan amount'
export const rateOfInterest = 'Rate of interest (%)'
export const tenure = { years: 'Tenure (years)', months: 'Tenure (months)' }
export const tenureIn = 'Tenure in'
export const units = { years: 'Years', months: 'Months' }
export const asMonths = (time: string) =>
  `${time} years. If you mean ${time} months, choose Months.`

export const fillIn = 'Fill in the amount, rate and tenure, then press Calculate.'
export const seeMarked = 'No result yet: check the marked field.'
/** Messages for a field with an invalid value. */
export const wrong = {
  amount: 'Enter rupees, from 1 to 100 crore.',
  rate: 'Enter the rate per year, from 0 to 100.',
  years: 'Enter one month to 40 years.',
  months: 'Enter whole months, from 1 to 480.',
}
export const downWrong = (price: string) => `Enter rupees, less than ${price}.`

export const result = 'Result'
export const monthlyEmi = 'Monthly EMI'
export const totalInterest = 'Total interest'
export const totalPayable = 'Total payable'
export const yearByYear = 'Year by year'
export const year = 'Year'
export const principal = 'Principal'
export const interest = 'Interest'
export const stillOwed = 'Balance'
export const costs = (payable: string, ofInterest: string) =>
  `Of ${payable}, ${ofInterest} is interest. You pay more interest in the earlier years.`
export const paidEachYear = 'Paid in each year'
export const inYear = (year: number) => `Year ${year}`
export const paysOff = 'principal'
export const paysLender = 'interest'

type Flat = { flatRate: string; instalment: string; totalInterest: string; reducingRate: string }

export const quotedFlat = 'Did they quote a “flat” rate?'
/** Returns the text in parts; the second and the fourth are emphasised. */
export const flatMeans = ({ flatRate, instalment, totalInterest: inAll, reducingRate }: Flat) =>
  [
    `A flat rate charges interest on the full loan until the last month, even though you owe less every month. At ${flatRate} flat you would pay `,
    instalment,
    ` a month and ${inAll} in interest. On a reducing balance, which this calculator uses, that is `,
    reducingRate,
    '. When you compare lenders, always ask for the reducing balance rate.',
  ] as const
