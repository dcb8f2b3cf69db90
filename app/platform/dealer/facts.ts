import * as v from 'valibot'
import { shortMonths } from '#app/platform/calendar/shown-day.ts'
import {
  choice,
  emailAddress,
  listOf,
  matching,
  phone,
  pinCode,
  record,
  text,
  time,
  webAddress,
  wholeNumber,
} from '#app/platform/schema/shapes.ts'

/** The dealer's own facts: the catalogue's file at first start, the database from then on. */
export type Dealer = v.InferOutput<typeof dealerFacts>

/** In the order of the week's calendar. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

const openingHours = record({ opens: time, closes: time })

/** Minutes of opening hours: a quarter of an hour to three days of ten hours. */
export const callWithin = { least: 15, most: 1800, usual: 120 } as const
const minutesSaid = `must be a whole number of minutes from ${callWithin.least} to ${callWithin.most}`
const minutesToCall = v.pipe(
  v.number(minutesSaid),
  v.integer(minutesSaid),
  v.minValue(callWithin.least, minutesSaid),
  v.maxValue(callWithin.most, minutesSaid),
)
const usually = { sales: callWithin.usual, service: callWithin.usual }

const degrees = (most: number, example: string) => {
  const sentence = `must be a number from -${most} to ${most}, for example ${example}`
  return v.pipe(v.number(sentence), v.minValue(-most, sentence), v.maxValue(most, sentence))
}

const holidayDay = new RegExp(
  `^((\\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])|(0?[1-9]|[12]\\d|3[01]) ?(${shortMonths.join('|')})[a-z]*( \\d{4})?)$`,
  'i',
)

export const dealerFacts = record({
  id: wholeNumber,
  name: text(),
  address: record({
    street: text(),
    area: text(),
    city: text(80),
    state: text(80),
    pinCode,
  }),
  salesPhones: listOf(phone, 3),
  servicePhones: listOf(phone, 2),
  whatsapp: phone,
  email: emailAddress,
  hours: record({
    sales: openingHours,
    service: openingHours,
    /** Within how many minutes of its hours a counter calls back. Rows from before name none. */
    callWithin: v.optional(record({ sales: minutesToCall, service: minutesToCall }), usually),
    closedOn: listOf(choice(weekdays), 0),
    holidays: listOf(
      record({
        name: text(80),
        /** `01-26` or "26 Jan": every year; `2027-03-22` or "22 Mar 2027": that year only. Stored as the former. */
        on: matching(holidayDay, '26 Jan or 22 Mar 2027'),
      }),
      0,
    ),
  }),
  map: record({
    lat: degrees(90, '17.385'),
    lng: degrees(180, '78.4867'),
    link: webAddress,
  }),
  social: listOf(record({ name: text(40), url: webAddress }), 4),
})

/** What is said where a row lacks a fact: nothing that could be taken for the dealer's own. */
export const dealerFallback: Dealer = {
  id: 1,
  name: 'Showroom',
  address: { street: '', area: '', city: '', state: '', pinCode: '' },
  salesPhones: [],
  servicePhones: [],
  whatsapp: '',
  email: '',
  hours: {
    sales: { opens: '10:00', closes: '18:00' },
    service: { opens: '10:00', closes: '18:00' },
    callWithin: usually,
    closedOn: [],
    holidays: [],
  },
  map: { lat: 0, lng: 0, link: 'https://www.openstreetmap.org/' },
  social: [],
}
