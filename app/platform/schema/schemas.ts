import * as v from 'valibot'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { isEmailAddress } from './email-address.ts'
import { isUrl } from './is-url.ts'
import { normalizeIdentifier } from './normalize-identifier.ts'
import { sanitizeLine } from './sanitize-text.ts'

// Schemas for files and stored JSON. Messages continue the field's name: "price must be a whole
// number of rupees …".
export const strictRecord = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return 'is not a known field'
    return issue.received === 'undefined' ? 'is missing' : 'must be a group of fields in { }'
  })

export const lineOfText = (max = 200) =>
  v.pipe(
    v.string('must be text in quotes'),
    v.transform(sanitizeLine),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must be at most ${max} characters`),
  )
export const textMatching = (pattern: RegExp, like: string) =>
  v.pipe(v.string('must be text in quotes'), v.regex(pattern, `must look like ${like}`))
export const oneOfOptions = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `must be one of ${options.join(', ')}`)
export const listOfItems = <Item extends v.GenericSchema>(item: Item, least: number, most = 500) =>
  v.pipe(
    v.array(item, 'must be a list in [ ]'),
    v.minLength(least, `must have at least ${least} ${least === 1 ? 'entry' : 'entries'}`),
    v.maxLength(most, `must have at most ${most} entries`),
  )
export const trueOrFalse = v.boolean('must be true or false')

export const slug = textMatching(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'cb-shine: lower-case letters, digits and hyphens',
)
export const day = v.pipe(
  v.string('must be text in quotes'),
  v.isoDate('must be a date like 2026-11-01'),
  v.check(isCalendarDay, 'must be a real date'),
)
/** Text that identifies something, in normalized characters. */
const identifierText = (isRight: (text: string) => boolean, sentence: string) =>
  v.pipe(
    v.string('must be text in quotes'),
    v.maxLength(500, sentence),
    v.transform(normalizeIdentifier),
    v.check(isRight, sentence),
  )
/** Like `textMatching`, but digits, hyphens and spaces can also be those of other scripts. */
export const identifierMatching = (pattern: RegExp, like: string) =>
  identifierText((text) => pattern.test(text), `must look like ${like}`)
export const time = identifierMatching(/^([01]\d|2[0-3]):[0-5]\d$/, '09:30')
/** An Indian number of ten digits in groups: a mobile number, or a landline after its area code. */
export const phone = identifierText(
  (text) => /^\+91 (?=(\d ?){10}$)\d{2,5}( \d{3,8}){1,2}$/.test(text),
  'must be a ten-digit phone number, for example +91 98480 12345 or +91 40 2345 6789',
)
export const pinCode = identifierText(
  (text) => /^\d{6}$/.test(text),
  'must be six digits, for example 500001',
)
export const emailAddress = identifierText(
  isEmailAddress,
  'must be an email address, for example name@example.com',
)
// Staff also type web addresses, and a `javascript:` address must never become a link.
export const webAddress = v.pipe(
  v.string('must be text in quotes'),
  // A URL parser ignores a line break inside a URL, but a list of links does not.
  v.transform(sanitizeLine),
  v.maxLength(500, 'must be at most 500 characters'),
  v.check(
    (it) => isUrl(it) && ['https:', 'http:'].includes(new URL(it).protocol),
    'must be a web address that starts with https://',
  ),
)
export const hexColour = textMatching(
  /^#[0-9a-f]{6}$/,
  '#53575c: # and six lower-case hexadecimal digits',
)
export const pictureName = textMatching(
  /^[a-z0-9-]+(\/[a-z0-9-]+)*$/,
  'site/offer-1: a name from pictures/manifest.json',
)

/** A number from `least` to `most`. `says` is the message. */
export const numberFrom = (least: number, most: number, says: string) =>
  v.pipe(v.number(says), v.minValue(least, says), v.maxValue(most, says))
export const wholeNumberFrom = (
  least: number,
  most: number,
  says = `must be a whole number from ${least} to ${most}`,
) => v.pipe(v.number(says), v.integer(says), v.minValue(least, says), v.maxValue(most, says))

/** Maximum price in whole rupees: vehicles cost less than one crore. */
const maxRupees = 9_999_999
export const rupeeAmount = (least: number) =>
  wholeNumberFrom(
    least,
    maxRupees,
    `must be a whole number of rupees from ${least} to 99,99,999, for example 89430`,
  )
export const positiveInteger = v.pipe(
  v.number('must be a number, for example 12'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
)

export const hasUniqueKeys = <Entry>(list: readonly Entry[], key: (entry: Entry) => string) =>
  new Set(list.map((entry) => key(entry).toLowerCase())).size === list.length
