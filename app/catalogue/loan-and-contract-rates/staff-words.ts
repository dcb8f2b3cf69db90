/** What the staff read where they enter a usual loan and the prices of contracts. */

export const pageTitle = 'Manage Rates · Admin Portal'
export const manageRates = 'Manage Rates'
export const whatFor =
  'A month’s price beside every machine, what a kilometre of electricity, maintenance and a longer warranty cost. What is empty the site does not name. Saved, a part bears today’s date: save it again when you have checked it.'
export const checked = (day: string) => `Checked on ${day}.`
export const notShown = 'The site names none of it yet.'

export const loan = 'A usual loan'
export const loanFor =
  'From it follows “From ₹2,436 a month”: the whole ex-showroom price, without a down payment. Both figures, or neither.'
export const rate = 'Rate (% a year, on the falling balance)'
export const rateExpected = 'The rate is more than 0 and at most 60 percent a year.'
export const rateToo = 'Enter the rate as well, or clear the months.'
export const months = 'Months'
export const monthsExpected = 'The time is a whole number of months from 6 to 120.'
export const monthsToo = 'Enter the months as well, or clear the rate.'
export const note = 'Note'
export const noteHint = 'A sentence that follows the terms on the site; may stay empty.'
export const noteTooLong = 'The note is at most 200 characters.'

export const electricity = 'Electricity'
export const electricityFor =
  'From it follows what a kilometre costs on an electric machine that is charged at home.'
export const tariff = 'A unit at home (₹ for 1 kWh)'
export const tariffExpected = 'A unit costs at least ₹1 and at most ₹100.'

export const contract = 'Maintenance contract (AMC)'
export const contractPrices = 'Prices of a year'
export const contractHint = 'By kind or engine size, as you sell it: “Motorcycles up to 125 cc”.'
export const machines = 'Machines'
export const machinesMissing = 'Say for which machines the price is.'
export const machinesTwice = 'The same machines stand there twice.'
export const price = 'Price (₹)'
export const priceExpected = 'A price is a whole number of rupees from 1 to 99,99,999.'
export const addPrice = 'Add a price'
export const noPrices = 'None: the site asks people to call.'
export const tooManyPrices = 'At most 30 prices.'
export const takeOut = (machines: string | undefined) => `Take ${machines ?? 'this price'} out`

export const warranty = 'Extended warranty'
type Extension = { heading: string; years: number; km: string }
export const extensionPrice = ({ heading, years, km }: Extension) =>
  `${heading}, + ${years} ${years === 1 ? 'year' : 'years'} or ${km} km (₹)`
export const soldForMonths = 'Sold within (months from the sale)'
export const soldForHint = 'Empty: as long as the standard cover lasts.'
export const soldForExpected = 'A whole number of months from 1 to 240.'

export const saved = 'Saved, with today’s date.'
export const saveFailed = 'The rates could not be saved. Please try again.'
export const gone = 'There is no such rate.'
export const changedMeanwhile = (somebody: string | undefined) =>
  `${somebody ?? 'Somebody else'} changed this while you were editing. What you typed is still here: Save once more replaces theirs.`
