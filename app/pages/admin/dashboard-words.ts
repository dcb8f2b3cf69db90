/** What the staff read on the dashboard, above its charts. */

export const pageTitle = 'Dashboard · Admin Portal'
export const dashboard = 'Dashboard'
export const today = 'Today'
export const counts = {
  bookings: 'Bookings',
  amc: 'AMC',
  warranty: 'Warranty',
  enquiry_report: 'Enquiries',
}
