import * as v from 'valibot'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { isTimeOfDay } from '#app/platform/calendar/is-time-of-day.ts'
import { isEmailAddress } from '#app/platform/schema/email-address.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { parseNumber, parseRupees } from '#app/platform/schema/parse-number.ts'
import { sanitizeLine, sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import type { Field, FieldAnswer, FieldKind } from './field-definitions.ts'
import { normalizeIndianPhone } from './normalize-indian-phone.ts'
import { isIndianMobile, isPhoneNumber } from './phone-number.ts'
import type { RefusalWords } from './refusal-words.ts'

/** Origin of the input. A form must send what `isRequiredOnForm` requires; JSON may omit it. */
export type InputMode = 'form' | 'json'

/**
 * Returns the schema that validates a field and transforms its value for storage. Error messages
 * come from `words`.
 */
export function fieldSchema(
  field: Field,
  mode: InputMode,
  words: RefusalWords,
): v.GenericSchema<unknown, FieldAnswer> {
  switch (field.kind) {
    case 'number':
      return numberSchema(field, words)
    case 'checkbox':
      return boxSchema(field, mode, words)
    case 'group':
      return groupSchema(field, words)
    default:
      return textFieldSchema(field, words)
  }
}

/** Returns the schema of a kind that is stored as text. */
export function textFieldSchema(
  field: Field,
  words: RefusalWords,
): v.GenericSchema<unknown, string> {
  const given = textOfKind(field, words)
  if (!field.isRequired) return given
  return v.pipe(
    given,
    v.check((text) => text !== '', missingMessage(field, words)),
  )
}

function textOfKind(field: Field, words: RefusalWords): v.GenericSchema<unknown, string> {
  const { kind, control, label, maxLength = usualLength } = field
  const noText = words.noText(label)
  const { tooLong = words.tooLong(label, maxLength) } = field
  const clean = identifying.has(kind)
    ? normalizeIdentifier
    : control === 'textarea'
      ? sanitizeMultiline
      : sanitizeLine
  const text = v.pipe(
    normalizedText(noText, tooLong, maxLength, clean),
    maxLengthOf(maxLength, tooLong),
  )
  switch (kind) {
    case 'email':
      return v.pipe(text, emailAddress(words.noEmail))
    case 'mobile':
      return v.pipe(normalizedText(noText, words.noMobile(), 100, clean), mobileNumber(words))
    case 'telephone':
      return v.pipe(
        normalizedText(noText, words.noTelephone(), 100, clean),
        telephoneNumber(field, words),
      )
    case 'date':
      return v.pipe(
        normalizedText(noText, words.noDate(label), 100, clean),
        realDate(words.noDate(label)),
      )
    case 'time':
      return v.pipe(
        normalizedText(noText, words.noTime(label), 100, clean),
        timeOfDay(words.noTime(label)),
      )
    case 'choice':
      return oneOf(field, words)
    default:
      return text
  }
}

const usualLength = 100

/** Kinds that identify something: invisible and lookalike characters are normalized. */
const identifying: ReadonlySet<FieldKind> = new Set([
  'email',
  'mobile',
  'telephone',
  'plate',
  'code',
  'date',
  'time',
])

/**
 * Refuses a text that is far too long before normalizing it, because normalizing takes quadratic
 * time on a run of combining marks.
 */
const normalizedText = (
  noText: string,
  tooLong: string,
  maxLength = usualLength,
  clean = sanitizeLine,
) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()], noText)), ''),
    v.transform((given) => (given === null ? '' : String(given))),
    maxLengthOf(4 * maxLength, tooLong),
    v.transform((given) => clean(given).normalize('NFC')),
  )

const maxLengthOf = (maxLength: number, refusal: string) =>
  v.maxLength<string, number, string>(maxLength, refusal)

const realDate = (refusal: string) =>
  v.check<string, string>((day) => day === '' || isCalendarDay(day), refusal)

const timeOfDay = (refusal: string) =>
  v.check<string, string>((time) => time === '' || isTimeOfDay(time), refusal)

const emailAddress = (refusal: string) =>
  v.check<string, string>((text) => text === '' || isEmailAddress(text), refusal)

const mobileNumber = ({ noMobile }: RefusalWords) =>
  v.pipe(
    v.string(),
    v.maxLength(40, noMobile()),
    v.transform(normalizeIndianPhone),
    v.check(
      (number) => number === '' || /^[6-9]\d{9}$/.test(number),
      ({ input }) => noMobile(input),
    ),
  )

const telephoneNumber = ({ strips }: Field, { noTelephone }: RefusalWords) => {
  const kept = (typed: string) => (strips ? typed.replaceAll(/\D/g, '') : typed)
  return v.pipe(
    v.string(),
    v.check(
      (typed) => typed === '' || isPhoneNumber(kept(typed)),
      ({ input }) => noTelephone(input),
    ),
    v.transform((typed) => (isIndianMobile(typed) ? normalizeIndianPhone(typed) : kept(typed))),
  )
}

function oneOf({ label, options = [] }: Field, words: RefusalWords) {
  const refusal = words.noneOf(label, options.map((it) => it.label).join(', '))
  const declared = (given: string) =>
    options.find(({ value }) => value.toLowerCase() === given.toLowerCase())?.value ?? given
  return v.pipe(
    normalizedText(words.noText(label), refusal),
    v.transform(declared),
    v.check((given) => given === '' || options.some(({ value }) => value === given), refusal),
  )
}

function numberSchema(field: Field, words: RefusalWords): v.GenericSchema<unknown, number | null> {
  const { label, isRequired, min = 0, example, isMoney } = field
  const refusal = words.noNumber(label, example)
  const read = isMoney ? parseRupees : parseNumber
  return v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()], refusal)), ''),
    v.check((given) => typeof given !== 'string' || given.length <= 100, refusal),
    v.transform((given) => (typeof given === 'string' ? normalizeIdentifier(given) : given)),
    v.transform((given) => (given === '' ? null : typeof given === 'string' ? read(given) : given)),
    v.check((given) => given === null || Number.isFinite(given), refusal),
    v.check((given) => given === null || given >= min, words.tooSmall(label, min)),
    v.check((given) => given === null || given < 1e10, words.tooLarge(label)),
    v.check((given) => !(isRequired && given === null), missingMessage(field, words)),
  )
}

/**
 * JSON may omit a checkbox that only the form requires. `false` is refused from the form and from
 * JSON.
 */
function boxSchema(
  field: Field,
  mode: InputMode,
  words: RefusalWords,
): v.GenericSchema<unknown, boolean> {
  const refusal = missingMessage(field, words)
  const mustBeTicked = field.isRequired || field.isRequiredOnForm === true
  const mustBeSent = field.isRequired || (mustBeTicked && mode === 'form')
  return v.pipe(
    // The default makes the checks below also run for an omitted checkbox.
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

function groupSchema({ label, fields = {}, all }: Field, words: RefusalWords) {
  const entries = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, boxSchema(field, 'json', words)] as const),
  )
  return v.pipe(
    v.optional(v.object(entries, words.noGroup(label)), {}),
    // 'All' ticks every box, also if no script has ticked the others.
    v.transform((chosen: Record<string, boolean>) =>
      all !== undefined && chosen[all]
        ? Object.fromEntries(Object.keys(chosen).map((name) => [name, true]))
        : chosen,
    ),
  )
}

/**
 * Returns the message for an empty required field. Only a checkbox can lack a message of its own.
 */
export function missingMessage({ label, missing: said }: Field, words: RefusalWords): string {
  return said ?? words.notTicked(label)
}
