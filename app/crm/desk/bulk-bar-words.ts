/** What is said of several enquiries that are chosen together. */

export const chosen = (count: number) => (count === 1 ? '1 selected' : `${count} selected`)
export const wholePage = 'All here'
export const assign = 'Assign'
export const state = 'State'
export const asFile = 'Export'
export const chooseNone = 'Select none'
export const assignAll = (count: number) =>
  count === 1 ? 'Who takes it?' : `Who takes these ${count}?`
export const moveAll = (count: number) =>
  count === 1 ? 'State of 1 enquiry' : `State of ${count} enquiries`
export const severalFlows =
  'These enquiries go through different states: a service is not a sale. Select some of one kind.'
export const notSent =
  'That did not go through: no connection. Nothing has been changed by you yet, try again.'
export const refused = 'That did not work. Try again.'
export const assigned = (count: number, who: string) =>
  count === 1 ? `1 enquiry goes to ${who}` : `${count} enquiries go to ${who}`
export const freed = (count: number) =>
  count === 1 ? 'Nobody has 1 enquiry' : `Nobody has ${count} enquiries`
export const moved = (count: number, state: string) =>
  count === 1 ? `1 enquiry: ${state}` : `${count} enquiries: ${state}`
export const partly = (done: string, left: number, why: string) =>
  `${done}. ${left === 1 ? 'One was' : `${left} were`} left as before: ${why}`
export const takenBack = 'Taken back'
export const notTakenBack = 'Not all of it could be taken back.'

export const file = 'desk.csv'
export const columns = {
  reference: 'Reference',
  received: 'Received',
  kind: 'Kind',
  name: 'Name',
  contact: 'Contact number',
  email: 'Email',
  model: 'Model',
  state: 'State',
  assignee: 'Who has it',
  due: 'Due',
  booking: 'Booking date',
}
