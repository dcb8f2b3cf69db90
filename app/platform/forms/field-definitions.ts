import type { MessageTemplate } from './message-template.ts'
import type { StoredConfiguration } from './submitted-configuration.ts'

export type FieldOption = { value: string; label: string }

export type FieldControl =
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
  | 'configuration'

/** What a field may hold; `field-schema.ts` knows how each kind is checked and stored. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'mobile'
  | 'telephone'
  | 'plate'
  | 'code'
  | 'number'
  | 'date'
  | 'choice'
  | 'colour'
  | 'model'
  | 'checkbox'
  | 'group'
  | 'configuration'

/** One asked thing, as plain data: how it is shown and what it may hold. */
export type Field<Of extends FieldKind = FieldKind> = {
  kind: Of
  control: FieldControl
  label: string
  /** Marked as required on the form; what is missing is refused. */
  isRequired: boolean
  /** Required on the form only: JSON may leave it out, but may not refuse it. */
  isRequiredOnForm?: boolean
  /** Said when a required one is empty. */
  missing?: string
  /** Said when a text has more than `maxLength` characters. */
  tooLong?: string
  /** Stands in the empty control: what it may look like. */
  placeholder?: string
  /** An example for the error message: `2022`. */
  example?: string
  /** True if the number is an amount in rupees. */
  isMoney?: boolean
  /** Why it is asked, in one quiet line. */
  hint?: MessageTemplate
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  maxLength?: number
  min?: number
  options?: readonly FieldOption[]
  /** Of a model: one that somebody owns, so any that was ever sold; else one that is on the site. */
  isOwned?: boolean
  /** Characters that the control drops as they are typed; of a telephone that has such, digits alone are stored. */
  strips?: RegExp
  fields?: Record<string, Field>
  /** The one of `fields` that stands for all of them. */
  all?: string
}

/** What an answer may be when it is stored. */
export type FieldAnswer =
  | string
  | number
  | boolean
  | null
  | { readonly [part: string]: boolean }
  | StoredConfiguration

/** What a field's answer is once it is checked. */
export type FieldAnswerOf<Asked extends Field> = Asked extends { kind: 'number' }
  ? number | null
  : Asked extends { kind: 'checkbox' }
    ? boolean
    : Asked extends { kind: 'group'; fields: infer Parts }
      ? { readonly [Part in keyof Parts]: boolean }
      : Asked extends { kind: 'configuration' }
        ? StoredConfiguration | null
        : string

export type FieldSettings = Partial<Omit<Field, 'kind' | 'label' | 'fields'>>
/** What is required says in a sentence of its own that it is missing. */
type RequirableOptions = FieldSettings &
  ({ isRequired?: false } | { isRequired: true; missing: string })

/** A line of text; numbers are taken as their digits. Missing optional text is stored as ''. */
export function textField(
  label: string,
  more: RequirableOptions & { max?: number } = {},
): Field<'text'> {
  return singleLineField(label, more)
}

/** A longer text in the visitor's own words, 2,000 characters at most. */
export function messageField(label = 'Message', more: RequirableOptions = {}): Field<'text'> {
  return singleLineField(label, { control: 'textarea', max: 2000, ...more })
}

export function personNameField(label = 'Name', more: FieldSettings = {}): Field<'text'> {
  return singleLineField(label, { autoComplete: 'name', missing: 'Enter your name', ...more })
}

export function emailField(label = 'Email', more: FieldSettings = {}): Field<'email'> {
  return defineField('email', 'email', label, {
    autoComplete: 'email',
    inputMode: 'email',
    maxLength: 254,
    missing: 'Enter your email address',
    ...more,
  })
}

/** An Indian mobile number, stored as its ten digits; a leading +91 or 0 is taken off. */
export function mobileField(label = 'Contact number', more: FieldSettings = {}): Field<'mobile'> {
  return defineField('mobile', 'tel', label, {
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: 20,
    missing: 'Enter your mobile number',
    ...more,
  })
}

/** Any telephone number; an Indian mobile is stored as its ten digits, another as it was typed. */
export function telephoneField(
  label = 'Contact number',
  more: FieldSettings = {},
): Field<'telephone'> {
  return defineField('telephone', 'tel', label, {
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: 30,
    missing: 'Enter your phone number',
    ...more,
  })
}

/** A vehicle's registration number, in any spelling. */
export function registrationNumberField(
  label = 'Registration number',
  more: RequirableOptions = {},
): Field<'plate'> {
  return { ...defineField('plate', 'text', label, more), maxLength: 20 }
}

/** A line that identifies something, such as a year or a PIN code; it is read in plain characters. */
export function codeField(
  label: string,
  { max = 100, ...more }: RequirableOptions & { max?: number } = {},
): Field<'code'> {
  return { ...defineField('code', 'text', label, more), maxLength: max }
}

/** A number of at least `min` (0); a string of digits is taken too. Missing is stored as null. */
export function numberField(label: string, more: RequirableOptions = {}): Field<'number'> {
  return defineField('number', 'number', label, {
    inputMode: 'decimal',
    min: 0,
    maxLength: 30,
    ...more,
  })
}

/** A calendar day, stored as `YYYY-MM-DD`; missing is ''. */
export function dateField(label: string, more: RequirableOptions = {}): Field<'date'> {
  return defineField('date', 'date', label, more)
}

/** One of a few; compared without case, stored as declared. */
export function choiceField(
  label: string,
  options: readonly (string | FieldOption)[],
  more: RequirableOptions = {},
): Field<'choice'> {
  const all = options.map((it) => (typeof it === 'string' ? { value: it, label: it } : it))
  return { ...defineField('choice', 'select', label, more), options: all }
}

/** One of a few colours, or one in which a model of the house is painted: the server knows those. */
export function colourField(
  label: string,
  options: readonly string[],
  more: RequirableOptions = {},
): Field<'colour'> {
  const all = options.map((name) => ({ value: name, label: name }))
  return { ...defineField('colour', 'select', label, more), options: all }
}

/** A model of the house, offered as a list; taken as option value, slug or display name. */
export function modelField(label = 'Model', more: FieldSettings = {}): Field<'model'> {
  return defineField('model', 'model', label, {
    maxLength: 100,
    missing: 'Select a model',
    ...more,
  })
}

/** A box to tick; `isRequired` refuses one that is not, with `missing`. */
export function checkboxField(label: string, more: FieldSettings = {}): Field<'checkbox'> {
  return defineField('checkbox', 'checkbox', label, more)
}

/** Several boxes under one name: `notifications.sms`. One of them may stand for `all`. */
export function checkboxGroupField<Part extends string>(
  label: string,
  fields: Record<Part, Field<'checkbox'>>,
  more: { all?: NoInfer<Part> } = {},
): Field<'group'> & { fields: Record<Part, Field<'checkbox'>> } {
  return { ...defineField('group', 'group', label, more), fields }
}

/** A machine with what was added to it, as it was shown: the page carries it along, and nobody has to. */
export function configurationField(): Field<'configuration'> {
  return defineField('configuration', 'configuration', 'Configuration', {})
}

function singleLineField(
  label: string,
  { max = 100, ...more }: FieldSettings & { max?: number },
): Field<'text'> {
  return { ...defineField('text', 'text', label, more), maxLength: max }
}

function defineField<Of extends FieldKind>(
  kind: Of,
  control: FieldControl,
  label: string,
  more: FieldSettings,
): Field<Of> {
  return { kind, control, label, isRequired: false, ...more }
}
