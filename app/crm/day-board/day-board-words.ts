import type { AppointmentResource } from '#app/crm/appointments/appointments-content.ts'

export const title = 'Day board'
export const pageTitle = 'Day board · Admin Portal'

export const notADay = 'The day must be a real date, like 2026-12-02'
export const noSuchState = 'There is no such state of an appointment.'
export const notForServices = 'The status of a service is changed at the desk.'
export const isNotToday =
  'This appointment is on a later day. Move it to today first, or wait for its day.'
export const hasNoAppointment = 'This enquiry has no appointment with an hour.'
export const isCancelledAlready = 'This appointment is cancelled. Book it again first.'

export const today = 'Today'
export const previousDay = 'Previous day'
export const nextDay = 'Next day'
export const day = 'Day'
export const show = 'Show'
export const groups = {
  all: 'Everything',
  workshop: 'Workshop',
  rides: 'Test rides',
  deliveries: 'Deliveries',
} as const
export const figures = 'Figures'
/** Link to the page on which a bay is closed for some hours. */
export const baysAndHours = 'Bays and hours'
export const print = 'Print'
export const walkIn = 'Walk-in'
export const loading = 'Loading the day …'

export const closedFor = (reason: string) => `Closed: ${reason}.`

const kinds: Record<AppointmentResource['kind'], string> = {
  bay: 'Bays',
  vehicle: 'Demo vehicles',
  counter: 'Counter',
}
export const load = (kind: AppointmentResource['kind'], booked: string, available: string) =>
  `${kinds[kind]}: ${booked} of ${available} booked`
export const loadCarriedOver = (minutes: string) =>
  `, ${minutes} of it for vehicles of earlier days`
export const loadOverbooked = (minutes: string) => `, ${minutes} of it overbooked`
export const loadLostPlace = (minutes: string) => `, ${minutes} of it without a place`
export const hoursAndMinutes = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

export const hourOpen = 'Hour open'
export const hourOpenHint = 'Booked for this day without an hour. Call and book one.'
export const carriedOver = 'Still here from earlier days'
export const carriedOverHint =
  'A vehicle with a bay takes it from opening until it is ready. New bookings of today get another bay, or an hour from its “Ready by” on. The hours booked there today stay as they are.'
export const noPlace = 'no bay'
export const hereWithoutHour = 'Here without an hour'
export const hereWithoutHourHint = 'These vehicles have come, and no hour was booked for them.'
export const takenFromOpening = (vehicle: string) => `Taken from opening: ${vehicle}`
export const nextWalkIn = (hour: string, place: string) => `Next free: ${hour}, ${place}`
/** `minutes` is undefined on a board that an earlier release kept on the device. */
export const noWalkInHour = (minutes: number | undefined) =>
  minutes === undefined
    ? 'No hour is free today.'
    : `No ${hoursAndMinutes(minutes)} in a row are free today for a paid service.`
/** `hint` says which hour is the next free one. */
export const walkInGets = (hint: string) => `For a service: ${hint}`
export const lostPlace = (reason: string) => `Has lost its place: ${reason}.`
export const fromItsDay = (day: string) => `Arrived and later steps can be set from ${day} on.`
export const cancelled = 'Cancelled'
export const bookHour = 'Book an hour'
export const since = (day: string) => `since ${day}`

export const rideStates: Readonly<Record<string, string>> = {
  booked: 'Booked',
  arrived: 'Arrived',
  done: 'Done',
  'no-show': 'No-show',
  cancelled: 'Cancelled',
}
export const noName = 'No name'
export const erased = 'Erased'
export const late = (minutes: number) =>
  minutes < 60 ? `late, ${minutes} min` : `late, ${hoursAndMinutes(minutes)}`
export const lateCount = (count: number) => `${count} late`
export const coming = 'Coming'
export const overbooked = 'overbooked'
export const overbookedBecause = (reason: string) => `overbooked: ${reason}`
export const length = (minutes: number) => `${minutes} min`
export const closedPart = 'Closed'

export const call = 'Call'
export const callWho = (name: string) => `Call ${name}`
export const moreFor = (name: string) => `More for ${name}`
export const markAs = (state: string, name: string) => `${state}: ${name}`
export const open = 'Open enquiry'
export const mergedInto = (reference: string) => `Merged into ${reference}`
export const move = 'Move'
export const cancel = 'Cancel appointment'
export const restore = 'Book again'
export const setState = 'Status'

export const movedTo = (name: string, state: string) => `${name}: ${state}`
export const saved = 'Saved.'
export const undone = 'Undone'
export const notSent = 'No connection. Nothing was changed. Try again.'
export const refused = 'This could not be saved. Try again.'
export const notLoaded = 'The day could not be loaded.'

export const moveTitle = (name: string) => `Move ${name}`
export const bookTitle = (name: string) => `Book an hour for ${name}`
export const hour = 'Hour'
export const freeHours = 'Free hours'
export const noFreeHour = 'No hour is free on this day.'
export const nearest = 'The next free hours'
export const anyResource = 'Any that is free'
export const place = 'Place'
export const outsideHours = (hour: string) =>
  `${hour} is outside the opening hours of that day. Book it only if somebody will be there.`
export const bookOutside = 'Book outside the hours'
export const purpose = 'Appointment for'
export const left = (count: number) => (count === 1 ? 'one left' : `${count} left`)
export const saveBooking = 'Book'
export const saving = 'Saving …'
export const beyond = 'Book beyond the free hours'
export const beyondHint = 'The appointment is marked as overbooked.'
export const reason = 'Reason'
export const bookedAt = (name: string, hour: string, place: string) =>
  `${name}: ${hour}${place && `, ${place}`}`

/** `problem` is a sentence. */
export const walkInAdded = (problem: string) =>
  `The customer is added, but no hour is booked yet. ${problem}`

export const nobody = 'No appointments on this day'
export const nobodyHint = 'Bookings of the website appear here by themselves, with place and hour.'
export const walkInHint = 'Add customers who are here with “Walk-in”.'
export const nothingShown = 'Nothing of this kind on this day. Choose “Everything” to see the rest.'
export const noPlans = 'Appointments are not planned yet'
export const noPlansHint =
  'Once bays, demo vehicles and their hours are published, customers book an hour on the website, and this board shows the day. Until then, bookings of the day appear under “Hour open”.'
export const toPlans = 'Plan appointments'

export const columns = {
  hour: 'Hour',
  vehicle: 'Vehicle',
  customer: 'Customer',
  phone: 'Phone',
  complaint: 'Complaint',
  work: 'Mechanic',
  state: 'Status',
}
/** On a phone, before the links to them. */
export const next = 'Next'
export const nextAppointments = 'Next appointments'
/** Appointments of a phone's list that have ended. */
export const over = (count: number) => `Finished (${count})`
/** Columns that do not fit beside the others. */
export const moreColumns = (count: number) =>
  count === 1 ? '1 more column' : `${count} more columns`
export const toTheLeft = ' on the left'
export const toTheRight = ' on the right'
export const dragHint = 'Drag a card to another hour or place, or use “Move” in its menu.'
export const withoutPlace = 'Without a place'
export const notCollected = 'Ready, not collected'
export const endedEarly = 'Ended before their hour'
export const jobCard = 'Job card'
/** On the card of a vehicle that was handed over. */
export const emptyJobCard = 'Job card is empty'
export const readyBy = (hour: string) => `Ready by ${hour}`
export const lateForCollection = (hour: string) => `Late for collection: ${hour}`
export const handedOver = (hour: string) => `Handed over ${hour}`
/** On a card, after the state. */
export const mechanic = (name: string) => `with ${name}`
/** The state of the newest estimate of a job. */
export const estimates = {
  waits: 'Estimate waits for an answer',
  approved: 'Estimate approved',
  refused: 'Estimate refused',
} as const
