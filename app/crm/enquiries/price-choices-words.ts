/** Labels of the choices behind an on-road price, for staff. */

export const lines = 'Optional lines'
export const ownLines = 'changed by the customer'
export const warranty = 'Extended warranty'
export const years = (count: number) => (count === 1 ? '1 year' : `${count} years`)
export const contract = 'Maintenance contract'
export const wanted = 'wanted'
export const exchange = 'Old vehicle, as the customer values it'
export const down = 'Down payment'
export const loan = 'Loan'
export const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)
export const openToday = 'See this price as of today'
