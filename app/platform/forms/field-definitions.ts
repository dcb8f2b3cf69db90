import type { MessageTemplate } from './message-template.ts'
import type { StoredConfiguration } from './submitted-configuration.ts'

export type FieldOption = { value: string; label: string }

export type FieldControl =
  | 'text'
  | 'email'
  | 'tel'
  | 'number'
  | 'date'
  | 'time'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'model'
  | 'checkbox'
  | 'group'
  | 'configuration'
  | 'offer'
  | 'price-choices'

/** Kind of a field; `field-schema.ts` declares how each is validated and stored. */
export type FieldKind =
  | 'text'
  | 'email'
  | 'mobile'
  | 'telephone'
  | 'plate'
  | 'code'
  | 'number'
  | 'date'
  | 'time'
  | 'choice'
  | 'colour'
  | 'model'
  | 'checkbox'
  | 'group'
  | 'configuration'

/** A field as plain data: its control and its constraints. */
export type Field<Of extends FieldKind = FieldKind> = {
  kind: Of
  control: FieldControl
  label: string
  /** Marked as required on the form; a missing value is refused. */
  isRequired: boolean
  /** Required only on the form. JSON may omit the field, but must not send `false`. */
  isRequiredOnForm?: boolean
  /** Message for an empty required field. */
  missing?: string
  /** Message for a text with more than `maxLength` characters. */
  tooLong?: string
  /** Placeholder of the empty control. */
  placeholder?: string
  /** Example for the error message, such as `2022`. */
  example?: string
  /** True if the number is an amount in rupees. */
  isMoney?: boolean
  /** Short explanation below the label. */
  hint?: MessageTemplate
  autoComplete?: string
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
  maxLength?: number
  min?: number
  options?: readonly FieldOption[]
  /**
   * If set, the list offers every model that was ever sold, because the visitor may own any of
   * them. Otherwise the list has only models on the site.
   */
  isOwned?: boolean
  /**
   * Part of an appointment. Forms show it only where the visitor chooses an hour, and an empty answer
   * is not stored.
   */
  isOfAppointment?: true
  /**
   * Characters that the control removes during typing. A telephone field with such characters
   * stores digits only.
   */
  strips?: RegExp
  fields?: Record<string, Field>
  /** Name of the checkbox in `fields` that selects all. */
  all?: string
}

/** Possible types of a stored answer. */
export type FieldAnswer =
  | string
  | number
  | boolean
  | null
  | { readonly [part: string]: boolean }
  | StoredConfiguration

/** Type of a field's answer after validation. */
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
/** Type of a required field, which must declare a message for a missing value. */
type RequirableOptions = FieldSettings &
  ({ isRequired?: false } | { isRequired: true; missing: string })

/** A line of text; a number is converted to text. Missing optional text is stored as ''. */
export function textField(
  label: string,
  more: RequirableOptions & { max?: number } = {},
): Field<'text'> {
  return singleLineField(label, more)
}

/** A longer text of the visitor, at most 2,000 characters. */
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

/** An Indian mobile number, stored as ten digits without a leading +91 or 0. */
export function mobileField(label = 'Contact number', more: FieldSettings = {}): Field<'mobile'> {
  return defineField('mobile', 'tel', label, {
    autoComplete: 'tel',
    inputMode: 'tel',
    maxLength: 20,
    missing: 'Enter your mobile number',
    ...more,
  })
}

/** Any telephone number. An Indian mobile number is stored as ten digits, any other as typed. */
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

/**
 * A line that identifies something, such as a year or a PIN code; its characters are normalized.
 */
export function codeField(
  label: string,
  { max = 100, ...more }: RequirableOptions & { max?: number } = {},
): Field<'code'> {
  return { ...defineField('code', 'text', label, more), maxLength: max }
}

/**
 * A number of at least `min` (default 0), also as a string of digits. A missing value is stored as
 * null.
 */
export function numberField(label: string, more: RequirableOptions = {}): Field<'number'> {
  return defineField('number', 'number', label, {
    inputMode: 'decimal',
    min: 0,
    maxLength: 30,
    ...more,
  })
}

/** A calendar day, stored as `YYYY-MM-DD`; a missing value as ''. */
export function dateField(label: string, more: RequirableOptions = {}): Field<'date'> {
  return defineField('date', 'date', label, more)
}

/** A time of day, stored as `HH:MM`; a missing value as ''. */
export function timeField(label: string, more: RequirableOptions = {}): Field<'time'> {
  return defineField('time', 'time', label, more)
}

/** One of the given options, compared without case and stored as declared. */
export function choiceField(
  label: string,
  options: readonly (string | FieldOption)[],
  more: RequirableOptions = {},
): Field<'choice'> {
  const all = options.map((it) => (typeof it === 'string' ? { value: it, label: it } : it))
  return { ...defineField('choice', 'select', label, more), options: all }
}

/**
 * One of the given colours, or a colour of one of the dealer's models; the server validates those.
 */
export function colourField(
  label: string,
  options: readonly string[],
  more: RequirableOptions = {},
): Field<'colour'> {
  const all = options.map((name) => ({ value: name, label: name }))
  return { ...defineField('colour', 'select', label, more), options: all }
}

/** One of the dealer's models, shown as a list. Accepts the option value, slug or display name. */
export function modelField(label = 'Model', more: FieldSettings = {}): Field<'model'> {
  return defineField('model', 'model', label, {
    maxLength: 100,
    missing: 'Select a model',
    ...more,
  })
}

/** A checkbox. If `isRequired`, an unticked checkbox is refused with the message `missing`. */
export function checkboxField(label: string, more: FieldSettings = {}): Field<'checkbox'> {
  return defineField('checkbox', 'checkbox', label, more)
}

/**
 * Several checkboxes with a common name prefix, as in `notifications.sms`. `all` names the checkbox
 * that selects all others.
 */
export function checkboxGroupField<Part extends string>(
  label: string,
  fields: Record<Part, Field<'checkbox'>>,
  more: { all?: NoInfer<Part> } = {},
): Field<'group'> & { fields: Record<Part, Field<'checkbox'>> } {
  return { ...defineField('group', 'group', label, more), fields }
}

/**
 * A vehicle with the chosen accessories, as shown to the visitor. The field is always optional,
 * because the page sends it as a hidden field.
 */
export function configurationField(): Field<'configuration'> {
  return defineField('configuration', 'configuration', 'Configuration', {})
}

/**
 * The choices behind an on-road price, as the query of its address. The page sends it as a hidden
 * field. Always optional.
 */
export function priceChoicesField(): Field<'text'> {
  return singleLineField('Price choices', { control: 'price-choices', max: 700 })
}

/**
 * The offer that a visitor asks about. The page sends its id as a hidden field; its title is stored.
 * Always optional.
 */
export function offerField(label: string): Field<'text'> {
  return singleLineField(label, { control: 'offer', max: 120 })
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
