import type { PublicPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import type { FreeHour } from '#app/crm/appointments/free-hours.ts'
import type { BookedHour } from '#app/crm/enquiries/booked-hour.ts'

/** Name of the button that asks for free hours without JavaScript. Its value is a day or ''. */
export const showHoursName = 'showHours'

/** A purpose with a published plan. */
export type OfferedPurpose = {
  purpose: PublicPurpose
  /** Length of the appointment. */
  minutes: number
  /** `true` if an hour is booked without a call. */
  isConfirmed: boolean
}

/** Facts about appointments for a form. A form without published plans has none. */
export type AppointmentChoices = {
  purposes: readonly OfferedPurpose[]
  /** Hint of the telephone field. It comes with the data, so that no script needs the text. */
  telephoneHint: string
  /** Names of the models with a demo vehicle, as in addresses. Undefined: any model. */
  models?: readonly string[] | undefined
  /** Message before the visitor has chosen a day. */
  message?: string | undefined
  /** The choice in the address (`?for=…&on=…`). */
  asked?: AskedHours | undefined
}

/** Hours of a day to choose from, and a message about them. */
export type HourList = {
  /** `YYYY-MM-DD`; '' if no day was chosen. */
  day: string
  hours: readonly FreeHour[]
  first?: BookedHour | undefined
  message?: string | undefined
  /** A day with free hours, if this day has none. */
  next?: string | undefined
}

/** The hours that the address or a form post without JavaScript asks for. */
export type AskedHours = HourList & { purpose?: PublicPurpose | undefined }
