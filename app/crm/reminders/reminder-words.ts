import type { AppointmentPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { weekdayOf } from '#app/platform/dealer-details/opening-status.ts'

/** Texts of the reminder to a customer. They contain nothing that the customer typed. */

type Hour = { day: string; at: string }

const appointments: Record<AppointmentPurpose, string> = {
  'service-free': 'your appointment in the workshop',
  'service-paid': 'your appointment in the workshop',
  'service-accident': 'your appointment in the workshop',
  'test-ride': 'your test ride',
  delivery: 'the delivery of your vehicle',
}

export const subject = (hour: Hour) => `Reminder: your appointment on ${formatHour(hour)}`

type Facts = Hour & {
  reference: string
  purpose: AppointmentPurpose
  /** `true` if staff still have to confirm the hour. */
  isUnconfirmed: boolean
  /** `true` if the customer said already that they are coming. */
  isComing: boolean
  bring: string
  dealer: string
  address: string
  phone: string | undefined
  hours: string
  /** Address of the customer's page; undefined if the site has no public address. */
  link: string | undefined
}

export const reminder = (facts: Facts) => {
  const { reference, purpose, day, at, isUnconfirmed, dealer, address, phone, hours } = facts
  return [
    'Hello,',
    '',
    `This is a reminder of ${appointments[purpose]} (reference ${reference}):`,
    '',
    `${weekdayOf(day)}, ${formatDay(day)}, ${formatStaffTime(at)}`,
    dealer,
    address,
    ...(isUnconfirmed ? ['', 'We keep this time for you, but we still have to confirm it.'] : []),
    '',
    facts.bring,
    ...linksOf(facts),
    '',
    `${facts.link === undefined ? 'To move or cancel it, please call us' : 'You can also call us'}${phone === undefined ? '' : ` on ${phone}`} (${hours}).`,
    '',
    dealer,
    '',
    'You received this email because your address was given for this appointment. If that was not you, please ignore it.',
  ].join('\n')
}

/** Staff arrange deliveries, so only they move and cancel them. */
function linksOf({ link, isComing, purpose }: Facts): string[] {
  if (link === undefined) return []
  const links = [
    ...(isComing ? [] : [['I am coming:', `${link}/coming`]]),
    ...(purpose === 'delivery'
      ? []
      : [
          ['Move the appointment:', `${link}/move`],
          ['Cancel the appointment:', `${link}/cancel`],
        ]),
    ['See your enquiry:', link],
    ['Add to calendar:', `${link}/appointment.ics`],
  ]
  return [
    ...(isComing ? ['', 'You told us that you are coming. Thank you.'] : []),
    ...links.flatMap((lines) => ['', ...lines]),
  ]
}
