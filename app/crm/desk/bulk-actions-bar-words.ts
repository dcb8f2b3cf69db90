/** Texts of the action bar for selected enquiries. */

export const chosen = (count: number) => (count === 1 ? '1 selected' : `${count} selected`)
export const wholePage = 'Select page'
export const assign = 'Assign'
export const state = 'Status'
export const asFile = 'Export'
export const chooseNone = 'Select none'
export const assignAll = (count: number) =>
  count === 1 ? 'Assign 1 enquiry' : `Assign ${count} enquiries`
export const moveAll = (count: number) =>
  count === 1 ? 'Status of 1 enquiry' : `Status of ${count} enquiries`
export const severalFlows =
  'These enquiries have different sets of statuses. Select enquiries of one type, for example only service bookings.'
export const notSent = 'No connection, so nothing was changed. Try again.'
export const refused = 'That could not be saved. Try again.'
export const assigned = (count: number, who: string) =>
  count === 1 ? `1 enquiry assigned to ${who}` : `${count} enquiries assigned to ${who}`
export const freed = (count: number) =>
  count === 1 ? '1 enquiry is unassigned' : `${count} enquiries are unassigned`
export const moved = (count: number, state: string) =>
  count === 1 ? `1 enquiry: ${state}` : `${count} enquiries: ${state}`
export const partly = (done: string, left: number, why: string) =>
  `${done}. ${left === 1 ? '1 was' : `${left} were`} not changed: ${why}`
export const takenBack = 'Undone'
export const notTakenBack = 'Some changes could not be undone.'

export const file = 'desk.csv'
export const columns = {
  reference: 'Reference',
  received: 'Received',
  kind: 'Type',
  name: 'Name',
  contact: 'Contact number',
  email: 'Email',
  model: 'Model',
  state: 'Status',
  assignee: 'Assigned to',
  due: 'Due',
  booking: 'Booking date',
}
