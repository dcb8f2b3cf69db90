/** Texts of the job card's dialog, its printed sheet and the history of a vehicle, for staff. */

export const title = 'Job card'
export const registrationNumber = 'Registration number'
export const model = 'Model'
export const noRegistrationNumber = 'No registration number'
export const correctAtDesk = 'Correct vehicle'
export const earlierVisits = 'Earlier visits'
export const print = 'Print'
export const kilometres = 'Kilometres'
export const kilometresHint = 'Reading at arrival'
export const complaints = 'Complaints'
export const complaintsHint = 'The customer’s words, with your findings'
export const mechanic = 'Mechanic'
export const readyDay = 'Ready by, day'
export const readyTime = 'Ready by, time'
export const readyBy = 'Ready by'
export const workDone = 'Work done'
export const workDoneHint = 'Work and parts'
export const save = 'Save job card'
export const notLoaded = 'The job card could not be loaded.'
export const tryAgain = 'Try again'
export const loading = 'Loading…'
export const notSaved = 'The job card could not be saved. Your text is kept. Try again.'
export const savedButCheck = 'Saved. Please check:'

export const historyTitle = 'History of a vehicle'
export const historyPageTitle = 'History of a vehicle · Admin Portal'
export const plateHint = 'In any spelling, for example TG 09 AB 1234.'
export const show = 'Show visits'
/** `plate` is such as `TG 09 AB 1234`. */
export const visitsOf = (plate: string, total: number) => {
  if (total === 0) return `${plate}: no visit to the workshop`
  return `${plate}: ${total === 1 ? 'one visit' : `${total} visits`}`
}
export const newestOnly = (count: number) => `The newest ${count} are shown.`
export const km = (kilometres: number) => `${kilometres.toLocaleString('en-IN')} km`
export const estimate = 'Estimate'
/** `total` is such as `₹1,250`. */
export const estimateOf = (total: string, answer: 'yes' | 'no' | null) => {
  if (answer === null) return `${total}, not answered`
  return `${total}, ${answer === 'yes' ? 'approved' : 'refused'}`
}

export const sheetTitle = (reference: string) => `Job card ${reference}`
export const customer = 'Customer'
export const phone = 'Phone'
export const service = 'Service'
export const appointment = 'Appointment'
export const estimateNumber = (number: number) => `Estimate ${number}`
export const total = 'Total'
export const signatures = ['Customer', 'Service adviser', 'Mechanic'] as const
