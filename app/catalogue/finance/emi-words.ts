/** What a visitor reads in the EMI calculator, and what it comes to. */

export const calculator = 'EMI calculator'
export const priceWithout = (model: string, price: string) =>
  `${model}, ${price} ex-showroom. Registration and insurance come on top; most lenders take them into the loan.`
export const calculate = 'Calculate'
export const close = 'Close'
export const downPayment = 'Down payment'
export const loanAmount = 'Loan amount'
export const rateOfInterest = 'Rate of interest (%)'
export const tenure = { years: 'Tenure (years)', months: 'Tenure (months)' }
export const tenureIn = 'Tenure in'
export const units = { years: 'Years', months: 'Months' }
export const asMonths = (time: string) => `${time} years. For ${time} months choose Months.`

export const fillIn = 'Fill in amount, rate and tenure, then Calculate.'
export const seeMarked = 'No result: look at the marked field.'
/** What a field should hold that holds something else. */
export const wrong = {
  amount: 'Rupees, from 1 to 100 crore.',
  rate: 'Percent a year, from 0 to 100.',
  years: 'From one month to 40 years.',
  months: 'Whole months, from 1 to 480.',
}
export const downWrong = (price: string) => `Rupees, less than ${price}.`

export const result = 'Result'
export const monthlyEmi = 'Monthly EMI'
export const totalInterest = 'Total interest'
export const totalPayable = 'Total payable'
export const yearByYear = 'Year by year'
export const year = 'Year'
export const principal = 'Principal'
export const interest = 'Interest'
export const stillOwed = 'Still owed'
export const costs = (payable: string, ofInterest: string) =>
  `Of ${payable}, ${ofInterest} is interest, most of it in the first year.`
export const paidEachYear = 'Paid in each year'
export const inYear = (year: number) => `Year ${year}`
export const paysOff = 'pays off the loan'
export const paysLender = 'interest'

type Flat = { flatRate: string; instalment: string; totalInterest: string; reducingRate: string }

export const quotedFlat = 'Was the rate quoted as “flat”?'
/** The second and the fourth part are what to look at. */
export const flatMeans = ({ flatRate, instalment, totalInterest: inAll, reducingRate }: Flat) =>
  [
    `A flat rate counts interest on the whole loan to the last month, although you owe less every month. At ${flatRate} flat you would pay `,
    instalment,
    ` a month and ${inAll} of interest. On the falling balance, as this calculator reckons, that is `,
    reducingRate,
    '. Compare lenders by the rate on the reducing balance only.',
  ] as const
