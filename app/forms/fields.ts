import type * as v from 'valibot'

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
  | 'password'
  | 'time'
  | 'url'
  | 'money'
  | 'several'
  | 'picture'
  | 'rows'

/** What a field may hold; `field-schema.ts` knows how each kind is checked, but for those with a `schema`. */
export type Kind =
  | 'text'
  | 'email'
  | 'mobile'
  | 'number'
  | 'date'
  | 'choice'
  | 'model'
  | 'checkbox'
  | 'group'
  | 'own'

/** One asked thing, as plain data: how it is shown, and what it may hold once it is checked. */
export type Field<Value = unknown> = {
  kind: Kind
  control: Control
  /** How a field of kind `own` is checked: such a kind stands whole in its own file. */
  schema?: v.GenericSchema<unknown, Value>
  label: string
  /** Marked as required on the form; what is missing is refused. */
  isRequired: boolean
  /** Required on the form only: JSON may leave it out, but may not refuse it (DESIGN 3.8). */
  isRequiredOnForm?: boolean
  /** Said when a required one is empty. */
  missing?: string
  /** Said when a text has more than `maxLength` characters. */
  tooLong?: string
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
  fields?: Record<string, Field>
  /** The one of `fields` that stands for all of them. */
  all?: string
  /** What is said around a list's rows; `fields` are those of one row. */
  rows?: { add: string; none: string; remove: (row: Record<string, unknown>) => string }
}

/** The fields of a form, in their order. */
export type Fields = Record<string, Field>

/** What a form holds once it is checked. */
export type ValuesOf<Of extends Fields> = {
  [Name in keyof Of]: Of[Name] extends Field<infer Value> ? Value : never
}

export type More = Partial<Omit<Field, 'kind' | 'label' | 'schema'>>

/** A line of text; numbers are taken as their digits. Missing optional text is stored as ''. */
export function text(label: string, more: More & { max?: number } = {}): Field<string> {
  const { max = 100, ...rest } = more
  return { ...field('text', 'text', label, rest), maxLength: max }
}

/** A longer text in the visitor's own words, 2,000 characters at most. */
export function message(label = 'Message', more: More = {}): Field<string> {
  return text(label, { control: 'textarea', max: 2000, ...more })
}

export function personName(label = 'Name', more: More = {}): Field<string> {
  return text(label, { autoComplete: 'name', missing: 'Enter your name', ...more })
}

export function email(label = 'Email', more: More = {}): Field<string> {
  return field('email', 'email', label, {
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: 254,
    missing: 'Enter your email address',
    ...more,
  })
}

/** An Indian mobile number, stored as its ten digits; a leading +91 or 0 is taken off. */
export function mobile(label = 'Contact number', more: More = {}): Field<string> {
  return field('mobile', 'tel', label, {
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: 20,
    missing: 'Enter your mobile number',
    ...more,
  })
}

/** A number of at least `min` (0); a string of digits is taken too. Missing is stored as null. */
export function number(label: string, more: More = {}): Field<number | null> {
  return field('number', 'number', label, { inputMode: 'decimal', min: 0, ...more })
}

/** A calendar day, stored as `YYYY-MM-DD`; missing is ''. */
export function date(label: string, more: More = {}): Field<string> {
  return field('date', 'date', label, more)
}

/** One of a few; compared without case, stored as declared. */
export function choice(
  label: string,
  options: readonly (string | Option)[],
  more: More = {},
): Field<string> {
  const all = options.map((it) => (typeof it === 'string' ? { value: it, label: it } : it))
  return { ...field('choice', 'select', label, more), options: all }
}

/** A model of the house, offered as a list; taken as option value, slug or display name. */
export function model(label = 'Model', more: More = {}): Field<string> {
  return field('model', 'model', label, { maxLength: 100, missing: 'Select a model', ...more })
}

/** A box to tick; `isRequired` refuses one that is not, with `missing`. */
export function checkbox(label: string, more: More = {}): Field<boolean> {
  return field('checkbox', 'checkbox', label, { missing: `Tick '${label}'`, ...more })
}

/** Several boxes under one name: `notifications.sms`. One of them may stand for `all`. */
export function group(
  label: string,
  fields: Record<string, Field>,
  more: { all?: string } = {},
): Field<Record<string, boolean>> {
  return { ...field('group', 'group', label, more), fields }
}

/** A kind of its own: `schema` says what is taken and what it becomes. */
export function ownField<Value>(
  control: Control,
  label: string,
  schema: v.GenericSchema<unknown, Value>,
  more: More = {},
): Field<Value> {
  return { kind: 'own', control, label, isRequired: false, schema, ...more }
}

function field(kind: Kind, control: Control, label: string, more: More): Omit<Field, 'schema'> {
  return { kind, control, label, isRequired: false, ...more }
}
