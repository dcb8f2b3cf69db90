/** Texts about after-sales services for visitors. */

export const services = 'Services'
export const pageDescription =
  'Service booking, annual maintenance contract, extended warranty, Joy Club and service reminders.'
export const afterPurchase =
  'Book a service, take an AMC or an extended warranty, join the Joy Club, or get a reminder before your next service.'

export const bookService = 'Book a service'
export const dayInWorkshop =
  'Free or paid service. Choose a day and we will call to confirm the time.'
export const maintenanceContract = 'Annual maintenance contract'
export const extendedWarranty = 'Extended warranty'
export const joyClub = 'Joy Club'
export const pointsAndCover = 'Points on every bill, and accident cover.'
export const serviceReminders = 'Service reminders'
export const byYourWay = 'A message before each service, the way you like it.'
