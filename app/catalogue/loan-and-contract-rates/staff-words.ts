/** Texts of Manage → Rates, where staff enter loan terms and contract prices. */

export const pageTitle = 'Manage Rates · Admin Portal'
export const manageRates = 'Manage Rates'
export const whatFor =
  'EMI terms, the cost of electricity, and prices for maintenance and extended warranty. The site does not show empty fields. Saving updates the “checked on” date, so save again after each check. Changes on this page are on the site immediately.'
export const checked = (day: string) => `Checked on ${day}.`
export const notShown = 'Not shown on the site yet.'

export const loan = 'Typical loan'
export const loanFor =
  'Used for “From ₹2,436 a month”: the full ex-showroom price without a down payment. Enter both the rate and the months, or neither.'
export const rate = 'Interest rate (% per year, reducing balance)'
export const rateExpected = 'The rate must be more than 0% and at most 60% per year.'
export const rateToo = 'Enter the rate as well, or clear the months.'
export const months = 'Months'
export const monthsExpected = 'The months must be a whole number from 6 to 120.'
export const monthsToo = 'Enter the months as well, or clear the rate.'
export const note = 'Note'
export const noteHint = 'Optional. Shown after the terms on the site.'
export const noteTooLong = 'The note can have at most 200 characters.'

export const electricity = 'Electricity'
export const electricityFor =
  'Used for the running cost per kilometre of electric vehicles charged at home.'
export const tariff = 'Price per unit at home (₹ per kWh)'
export const tariffExpected = 'The price per unit must be from ₹1 to ₹100.'

export const contract = 'Maintenance contract (AMC)'
export const contractPrices = 'Prices per year'
export const contractHint =
  'By type or engine size, as you sell it, for example “Motorcycles up to 125 cc”.'
export const machines = 'Vehicles'
export const machinesMissing = 'Enter which vehicles the price is for.'
export const machinesTwice = 'The same vehicles are listed twice.'
export const price = 'Price (₹)'
export const priceExpected = 'Enter the price in whole rupees, from 1 to 99,99,999.'
export const addPrice = 'Add price'
export const noPrices = 'No prices. The site asks visitors to call.'
export const tooManyPrices = 'You can enter at most 30 prices.'
export const takeOut = (machines: string | undefined) => `Remove ${machines ?? 'this price'}`

export const warranty = 'Extended warranty'
type Extension = { heading: string; years: number; km: string }
export const extensionPrice = ({ heading, years, km }: Extension) =>
  `${heading}, + ${years} ${years === 1 ? 'year' : 'years'} or ${km} km (₹)`
export const soldForMonths = 'Can be bought within (months from purchase)'
export const soldForHint =
  'Leave it empty if customers can buy it as long as the standard cover lasts.'
export const soldForExpected = 'The months must be a whole number from 1 to 240.'

export const saved = 'Saved, with today’s date.'
export const saveFailed = 'The rates could not be saved. Please try again.'
export const gone = 'This rate was not found.'
export const changedMeanwhile = (somebody: string | undefined) =>
  `${somebody ?? 'Another user'} changed this while you were editing. Your changes are still here. Save again to replace theirs.`
