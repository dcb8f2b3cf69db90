/** Texts of Manage → Rates, where staff enter loan terms and contract prices. */

export const pageTitle = 'Manage Rates · Admin Portal'
export const manageRates = 'Manage Rates'
export const charges = 'Charges of the on-road price: life tax, fees, insurance'
export const whatFor =
  'EMI terms, the cost of electricity, and prices for maintenance and extended warranty. The site does not show empty fields. Saving updates the “checked on” date, so save again after each check. Changes on this page are on the site immediately.'
export const checked = (day: string) => `Checked on ${day}.`
export const notShown = 'Not shown on the site yet.'

export const loan = 'Typical loan'
export const loanFor =
  'Used for “From ₹2,436 a month”: the full price on the road, or the ex-showroom price of a vehicle without one, and no down payment. Enter both the rate and the months, or neither.'
export const tooManyDecimals = 'must have at most four decimals'
export const rateToo = 'Enter the rate as well, or clear the months.'
export const monthsToo = 'Enter the months as well, or clear the rate.'

export const electricity = 'Electricity'
export const tariffRange = 'must be a price from ₹1 to ₹100'
export const electricityFor =
  'Used for the running cost per kilometre of electric vehicles charged at home.'

export const contract = 'Maintenance contract (AMC)'
export const contractHint =
  'By type or engine size, as you sell it, for example “Motorcycles up to 125 cc”. Without prices the site asks visitors to call.'
export const tooManyPrices = 'must have at most 30 entries'
export const prices = 'Prices'
export const price = 'Price'

export const warranty = 'Extended warranty'
type Extension = { heading: string; years: number; km: string }
export const extensionPrice = ({ heading, years, km }: Extension) =>
  `${heading}, + ${years} ${years === 1 ? 'year' : 'years'} or ${km} km`

export const saved = 'Saved, with today’s date.'
export const saveFailed = 'The rates could not be saved. Please try again.'
export const gone = 'This rate was not found.'
export const changedMeanwhile = (somebody: string | undefined) =>
  `${somebody ?? 'Another user'} changed this while you were editing. Your changes are still here. Save again to replace theirs.`
