/** Texts of the editor and the form for the dealer's details. */

export const name = 'Name'
export const street = 'Street'
export const area = 'Area'
export const city = 'City'
export const state = 'State'
export const pinCode = 'PIN code'
export const email = 'Email'
export const salesPhones = 'Sales phones'
export const salesPhonesHint = 'One number per line, at least three. The header shows the first.'
export const servicePhones = 'Service phones'
export const servicePhonesHint = 'One number per line, at least two.'
export const whatsapp = 'WhatsApp number'
export const salesCallWithin = 'Sales calls back within (minutes)'
export const serviceCallWithin = 'Workshop calls back within (minutes)'
export const callWithinHint =
  'Counted in opening hours: 120 is two working hours. Customers see the time by which you will call.'
export const closedOn = 'Closed days'
export const holidays = 'Holidays'
export const holiday = 'holiday'
export const holidaysHint =
  'Closed on these dates. Enter 26 Jan for every year, or 22 Mar 2027 for one year.'
export const date = 'Date'
export const latitude = 'Latitude'
export const longitude = 'Longitude'
export const mapLink = 'Map link'
export const social = 'Social links'
export const socialLink = 'link'
export const webAddress = 'Web address'
export const addressSection = 'Name and address'
export const phonesSection = 'Phones'
export const hoursSection = 'Hours'
export const hoursHint =
  'To plan new hours, change them here and publish with the date on which they begin.'
export const mapSection = 'Map'
export const sales = 'Sales'
export const service = 'Service'
export const opens = (counter: string) => `${counter} opening time`
export const closes = (counter: string) => `${counter} closing time`
export const salesPhone = (place: number) => `Sales phone ${place}`
export const servicePhone = (place: number) => `Service phone ${place}`
