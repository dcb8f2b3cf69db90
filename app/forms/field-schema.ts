import * as v from 'valibot'
import { isCalendarDay } from '#app/calendar/calendar-day.ts'
import { bareNumber } from './bare-number.ts'
import type { Answer, Field } from './fields.ts'

/** Who sends: the form insists on what only it can insist on, a call may leave that out. */
export type Mode = 'form' | 'json'

/** What a field takes and what it becomes when stored. */
export function fieldSchema(field: Field, mode: Mode): v.GenericSchema<unknown, Answer> {
  switch (field.kind) {
    case 'number':
      return numberSchema(field)
    case 'checkbox':
      return boxSchema(field, mode)
    case 'group':
      return groupSchema(field)
    default:
      return textSchema(field)
  }
}

/** The same for the kinds that are stored as text. */
export function textSchema(field: Field): v.GenericSchema<unknown, string> {
  const given = textOfKind(field)
  if (!field.isRequired) return given
  return v.pipe(
    given,
    v.check((text) => text !== '', missing(field)),
  )
}

function textOfKind(field: Field): v.GenericSchema<unknown, string> {
  const { kind, label, maxLength = usualLength } = field
  const { tooLong = `${label} must be ${maxLength} characters or fewer` } = field
  switch (kind) {
    case 'email':
      return v.pipe(anyText(label, tooLong, maxLength), longest(maxLength, tooLong), emailAddress)
    case 'mobile':
      return v.pipe(anyText(label, mobileExpected), mobileNumber)
    case 'date':
      return v.pipe(anyText(label, `${label} must be a real date`), realDate(label))
    case 'choice':
      return v.pipe(anyText(label, choiceExpected(field)), oneOf(field))
    default:
      return v.pipe(anyText(label, tooLong, maxLength), longest(maxLength, tooLong))
  }
}

const usualLength = 100

/** Normalising takes the square of a run of marks: what is far too long is refused before it. */
const anyText = (label: string, tooLong: string, maxLength = usualLength) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()], `${label} must be text`)), ''),
    v.transform((given) => (given === null ? '' : String(given))),
    longest(4 * maxLength, tooLong),
    v.transform((given) => given.trim().normalize('NFC')),
  )

const longest = (maxLength: number, refusal: string) =>
  v.maxLength<string, number, string>(maxLength, refusal)

const realDate = (label: string) =>
  v.check<string, string>((day) => day === '' || isCalendarDay(day), `${label} must be a real date`)

const emailExpected = 'Enter an email address in the correct format, like name@example.com'
const emailAddress = v.union(
  [v.literal(''), v.pipe(v.string(), v.email(emailExpected))],
  emailExpected,
)

const mobileExpected = 'Enter a ten-digit Indian mobile number, like 98765 43210'
const mobileNumber = v.pipe(
  v.string(),
  v.maxLength(40, mobileExpected),
  v.transform(bareNumber),
  v.check((number) => number === '' || /^[6-9]\d{9}$/.test(number), mobileExpected),
)

const choiceExpected = ({ label, options = [] }: Field) =>
  `${label} must be one of: ${options.map((it) => it.label).join(', ')}`

function oneOf(field: Field) {
  const { options = [] } = field
  const declared = (given: string) =>
    options.find(({ value }) => value.toLowerCase() === given.toLowerCase())?.value ?? given
  return v.pipe(
    v.string(),
    v.transform(declared),
    v.check(
      (given) => given === '' || options.some(({ value }) => value === given),
      choiceExpected(field),
    ),
  )
}

function numberSchema(field: Field): v.GenericSchema<unknown, number | null> {
  const { label, isRequired, min = 0 } = field
  return v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()], `${label} must be a number`)), ''),
    v.transform((given) => (typeof given === 'string' ? given.replaceAll(/[\s,₹]/g, '') : given)),
    v.transform((given) => (given === '' || given === null ? null : Number(given))),
    v.check((given) => given === null || Number.isFinite(given), `${label} must be a number`),
    v.check((given) => given === null || given >= min, `${label} must be ${min} or more`),
    v.check((given) => given === null || given < 1e10, `${label} is too large`),
    v.check((given) => !(isRequired && given === null), missing(field)),
  )
}

/** A call may leave out a box that only the form insists on; a `false` is a refusal for both. */
export function boxSchema(field: Field, mode: Mode): v.GenericSchema<unknown, boolean> {
  const refusal = missing(field)
  const mustBeTicked = field.isRequired || field.isRequiredOnForm === true
  const mustBeSent = field.isRequired || (mustBeTicked && mode === 'form')
  return v.pipe(
    // The default, though none, has a box that was left out looked at too.
    v.optional(
      v.nullable(v.union([v.boolean(), v.string(), v.number()], refusal)),
      () => undefined,
    ),
    v.transform((given) =>
      given === undefined ? undefined : truths.has(String(given).toLowerCase()),
    ),
    v.check((ticked) => (ticked === undefined ? !mustBeSent : ticked || !mustBeTicked), refusal),
    v.transform((ticked) => ticked === true),
  )
}

const truths = new Set(['true', 'on', '1', 'yes'])

function groupSchema({ label, fields = {}, all }: Field) {
  const entries = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, boxSchema(field, 'json')] as const),
  )
  return v.pipe(
    v.optional(v.object(entries, `${label} must be a group of choices`), {}),
    // 'All' means all, also where no script has ticked the others.
    v.transform((chosen: Record<string, boolean>) =>
      all !== undefined && chosen[all]
        ? Object.fromEntries(Object.keys(chosen).map((name) => [name, true]))
        : chosen,
    ),
  )
}

/** What is said when a required field is empty. */
export function missing({ kind, label, missing: said }: Field): string {
  if (said !== undefined) return said
  const verb = kind === 'choice' ? 'Select' : 'Enter'
  return `${verb} the ${label.charAt(0).toLowerCase()}${label.slice(1)}`
}
