/** What the staff read in every report: the columns that all have, and a box that was ticked or not. */

export const date = 'Date'
export const time = 'Time'
export const reference = 'Reference'

export const state = 'State'
export const assignee = 'Assignee'

export const states: ReadonlyMap<string, string> = new Map([
  ['new', 'New'],
  ['contacted', 'Contacted'],
  ['follow-up', 'Follow-up'],
  ['test-ride', 'Test ride'],
  ['quoted', 'Quoted'],
  ['booked', 'Booked'],
  ['delivered', 'Delivered'],
  ['lost', 'Lost'],
  ['requested', 'Requested'],
  ['confirmed', 'Confirmed'],
  ['arrived', 'Arrived'],
  ['in-work', 'In work'],
  ['ready', 'Ready'],
  ['no-show', 'No-show'],
  ['cancelled', 'Cancelled'],
  ['sold', 'Sold'],
  ['answered', 'Answered'],
  ['closed', 'Closed'],
  ['earlier', 'Earlier'],
])

export const yes = 'Yes'
export const no = 'No'
