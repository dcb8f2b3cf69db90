import * as v from 'valibot'
import { isCalendarDay } from '#app/calendar-day.ts'

export type Option = { value: string; label: string }

export type Control =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'model'
  | 'checkbox'
  | 'group'

/** One asked thing: how it is shown, what it may hold, and what it becomes when stored. */
export type Field<Output = unknown> = {
  control: Control
  label: string
  schema: v.GenericSchema<unknown, Output>
  /** Marked as required on the form; the schema refuses what is missing. */
  isRequired: boolean
  /** Required on the form only: JSON may leave it out, but may not refuse it (DESIGN 3.8). */
  isRequiredOnForm?: boolean
  mustBeTickedMessage?: string
  /** Why it is asked, in one quiet line. */
  hint?: string
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  maxLength?: number
  min?: number
  options?: readonly Option[]
  /** A model that no vehicle bears is refused instead of kept as typed (DESIGN 3.17). */
  mustBeKnownModel?: boolean
  /** Characters that the control drops as they are typed. */
  strips?: RegExp
  fields?: Record<string, Field<boolean>>
}

type More = Partial<Omit<Field, 'control' | 'label' | 'schema' | 'fields'>> & {
  /** Said when a required one is empty. */
  missing?: string
}

/** A line of text; numbers are taken as their digits. Missing optional text is stored as ''. */
export function text(label: string, more: More & { max?: number } = {}): Field<string> {
  const max = more.max ?? 100
  return {
    ...shown('text', label, more),
    schema: required(v.pipe(anyText(label), longest(label, max)), label, more),
    maxLength: max,
  }
}

/** A longer text in the visitor's own words, 2,000 characters at most. */
export function message(label = 'Message', more: More = {}): Field<string> {
  return { ...text(label, { ...more, max: 2000 }), control: 'textarea' }
}

export function personName(label = 'Name', more: More = {}): Field<string> {
  return text(label, { autoComplete: 'name', missing: 'Enter your name', ...more })
}

export function email(label = 'Email', more: More = {}): Field<string> {
  const form = v.union([v.literal(''), v.pipe(v.string(), v.email(emailExpected))], emailExpected)
  return {
    ...shown('email', label, { autoComplete: 'email', inputMode: 'email', ...more }),
    schema: required(v.pipe(anyText(label), longest(label, 254), form), label, {
      missing: 'Enter your email address',
      ...more,
    }),
    maxLength: 254,
  }
}

const emailExpected = 'Enter an email address in the correct format, like name@example.com'

/** An Indian mobile number, stored as its ten digits; a leading +91 or 0 is taken off. */
export function mobile(label = 'Contact number', more: More = {}): Field<string> {
  const digits = v.pipe(
    anyText(label),
    v.maxLength(40, mobileExpected),
    v.transform((given) => given.replaceAll(/[\s().-]/g, '').replace(/^(\+?91|0)(?=\d{10}$)/, '')),
    v.check((number) => number === '' || /^[6-9]\d{9}$/.test(number), mobileExpected),
  )
  return {
    ...shown('tel', label, { autoComplete: 'tel', inputMode: 'tel', ...more }),
    schema: required(digits, label, { missing: 'Enter your mobile number', ...more }),
    maxLength: 20,
  }
}

const mobileExpected = 'Enter a ten-digit Indian mobile number, like 98765 43210'

/** A number of at least `min`; a string of digits is taken too. Missing is stored as null. */
export function number(label: string, more: More & { min?: number } = {}): Field<number | null> {
  const min = more.min ?? 0
  const schema = v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()], `${label} must be a number`)), ''),
    v.transform((given) => (typeof given === 'string' ? given.replaceAll(/[\s,₹]/g, '') : given)),
    v.transform((given) => (given === '' || given === null ? null : Number(given))),
    v.check((given) => given === null || Number.isFinite(given), `${label} must be a number`),
    v.check((given) => given === null || given >= min, `${label} must be ${min} or more`),
    v.check((given) => given === null || given < 1e10, `${label} is too large`),
    v.check((given) => !(more.isRequired && given === null), more.missing ?? enter(label)),
  )
  return { ...shown('number', label, { inputMode: 'decimal', ...more }), schema, min }
}

/** A calendar day, stored as `YYYY-MM-DD`; missing is ''. */
export function date(label: string, more: More = {}): Field<string> {
  const day = v.pipe(
    anyText(label),
    v.check((given) => given === '' || isCalendarDay(given), `${label} must be a real date`),
  )
  return { ...shown('date', label, more), schema: required(day, label, more) }
}

/** One of a few; compared without case, stored as declared. */
export function choice(
  label: string,
  options: readonly (string | Option)[],
  more: More & { control?: 'select' | 'radio' } = {},
): Field<string> {
  const all = options.map((it) => (typeof it === 'string' ? { value: it, label: it } : it))
  const declared = (given: string) =>
    all.find(({ value }) => value.toLowerCase() === given.toLowerCase())?.value ?? given
  const expected = `${label} must be one of: ${all.map((it) => it.label).join(', ')}`
  const schema = v.pipe(
    anyText(label),
    v.transform(declared),
    v.check((given) => given === '' || all.some(({ value }) => value === given), expected),
  )
  const missing = `Select ${withArticle(label)}`
  return {
    ...shown(more.control ?? 'select', label, more),
    schema: required(schema, label, { missing, ...more }),
    options: all,
  }
}

/** A model of the house, offered as a list; taken as option value, slug or display name. */
export function model(label = 'Model', more: More = {}): Field<string> {
  return {
    ...shown('model', label, more),
    schema: required(v.pipe(anyText(label), longest(label, 100)), label, {
      missing: 'Select a model',
      ...more,
    }),
    maxLength: 100,
  }
}

/** A box to tick; `isRequired` refuses one that is not, with `missing`. */
export function checkbox(label: string, more: More = {}): Field<boolean> {
  const missing = more.missing ?? `Tick '${label}'`
  const schema = v.pipe(
    v.optional(v.nullable(v.union([v.boolean(), v.string(), v.number()], missing)), false),
    v.transform((given) => truths.has(String(given).toLowerCase())),
    v.check((given) => given || !more.isRequired, missing),
  )
  return { ...shown('checkbox', label, more), schema, mustBeTickedMessage: missing }
}

const truths = new Set(['true', 'on', '1', 'yes'])

/** Several boxes under one name: `notifications.sms`. */
export function group(
  label: string,
  fields: Record<string, Field<boolean>>,
): Field<Record<string, boolean>> {
  const entries = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.schema] as const),
  )
  return {
    ...shown('group', label, {}),
    schema: v.optional(v.object(entries, `${label} must be a group of choices`), {}),
    fields,
  }
}

const anyText = (label: string) =>
  v.pipe(
    v.optional(v.nullable(v.union([v.string(), v.number()], `${label} must be text`)), ''),
    v.transform((given) => (given === null ? '' : String(given).trim().normalize('NFC'))),
  )

const longest = (label: string, max: number) =>
  v.maxLength<string, number, string>(max, `${label} must be ${max} characters or fewer`)

function required(
  schema: v.GenericSchema<unknown, string>,
  label: string,
  more: More,
): v.GenericSchema<unknown, string> {
  if (!more.isRequired) return schema
  return v.pipe(
    schema,
    v.check((given) => given !== '', more.missing ?? enter(label)),
  )
}

function shown(control: Control, label: string, { missing: _, ...more }: More) {
  return { control, label, isRequired: false, ...more }
}

const enter = (label: string) => `Enter ${withArticle(label)}`
const withArticle = (label: string) => `the ${label.charAt(0).toLowerCase()}${label.slice(1)}`
