import * as v from 'valibot'
import { shortMonthNames } from '#app/platform/calendar/format-day.ts'
import {
  emailAddress,
  identifierMatching,
  lineOfText,
  listOfItems,
  numberFrom,
  oneOfOptions,
  phone,
  pinCode,
  positiveInteger,
  strictRecord,
  time,
  webAddress,
  wholeNumberFrom,
} from '#app/platform/schema/schemas.ts'
import { weekdays } from './weekdays.ts'

/**
 * The dealer's details. The first start reads them from the catalogue's file, later starts from the
 * database.
 */
export type Dealer = v.InferOutput<typeof dealerSchema>

const openingHours = strictRecord({ opens: time, closes: time })

/**
 * Allowed call-back times in minutes of opening hours: from a quarter of an hour to three days of
 * ten hours.
 */
export const callbackMinutesRange = { least: 15, most: 1800, usual: 120 } as const
const callbackMinutes = wholeNumberFrom(
  callbackMinutesRange.least,
  callbackMinutesRange.most,
  `must be a whole number of minutes from ${callbackMinutesRange.least} to ${callbackMinutesRange.most}`,
)
const usualCallbackMinutes = {
  sales: callbackMinutesRange.usual,
  service: callbackMinutesRange.usual,
}

const coordinate = (most: number, example: string) =>
  numberFrom(-most, most, `must be a number from -${most} to ${most}, for example ${example}`)

const holidayDay = new RegExp(
  `^((\\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])|(0?[1-9]|[12]\\d|3[01]) ?(${shortMonthNames.join('|')})[a-z]*( \\d{4})?)$`,
  'i',
)

export const dealerSchema = strictRecord({
  id: positiveInteger,
  name: lineOfText(),
  address: strictRecord({
    street: lineOfText(),
    area: lineOfText(),
    city: lineOfText(80),
    state: lineOfText(80),
    pinCode,
  }),
  salesPhones: listOfItems(phone, 3),
  servicePhones: listOfItems(phone, 2),
  whatsapp: phone,
  email: emailAddress,
  hours: strictRecord({
    sales: openingHours,
    service: openingHours,
    /**
     * Minutes of opening hours within which a counter calls back. Older rows have no such value.
     */
    callWithin: v.optional(
      strictRecord({ sales: callbackMinutes, service: callbackMinutes }),
      usualCallbackMinutes,
    ),
    closedOn: listOfItems(oneOfOptions(weekdays), 0),
    holidays: listOfItems(
      strictRecord({
        name: lineOfText(80),
        /**
         * `01-26` or "26 Jan" repeats every year; `2027-03-22` or "22 Mar 2027" is that year only.
         * Stored as digits.
         */
        on: identifierMatching(holidayDay, '26 Jan or 22 Mar 2027'),
      }),
      0,
    ),
  }),
  map: strictRecord({
    lat: coordinate(90, '17.385'),
    lng: coordinate(180, '78.4867'),
    link: webAddress,
  }),
  social: listOfItems(strictRecord({ name: lineOfText(40), url: webAddress }), 4),
})

/**
 * Default for details that a row lacks. It contains nothing that could pass for the dealer's own.
 */
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
    callWithin: usualCallbackMinutes,
    closedOn: [],
    holidays: [],
  },
  map: { lat: 0, lng: 0, link: 'https://www.openstreetmap.org/' },
  social: [],
}
