/** What a visitor reads about what comes after the purchase. */

export const services = 'Services'
export const pageDescription = 'Service booking, maintenance contract, warranty and club.'
export const afterPurchase =
  'Book a day in the workshop, take a yearly contract or a longer warranty, join the club, or let us remind you of the next service.'

export const bookService = 'Book a service'
export const dayInWorkshop =
  'A day in the workshop, free service or paid. We call back to fix the hour.'
export const maintenanceContract = 'Maintenance contract'
export const extendedWarranty = 'Extended warranty'
export const joyClub = 'Joy Club'
export const pointsAndCover = 'Points on every bill, and cover against accidents.'
export const serviceReminders = 'Service reminders'
export const byYourWay = 'A message before each service, by the way you choose.'
