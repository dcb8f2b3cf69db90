import * as v from 'valibot'
import { registrationNumberKey } from '#app/crm/enquiries/registration-number-key.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { customField, type FormValuesOf } from '#app/platform/forms/custom-field.ts'
import { emailField, personNameField, textField } from '#app/platform/forms/field-definitions.ts'
import { completeFormSchema } from '#app/platform/forms/form-schema.ts'
import { sanitizeLine, sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import { consentChannels } from './consent-channel.ts'
import * as words from './customer-words.ts'

export const customerFields = {
  name: personNameField(words.name, { hint: words.nameHint, autoComplete: 'off' }),
  email: emailField(words.email, { hint: words.emailHint, autoComplete: 'off' }),
}

const consentChannelField = customField(
  'radio',
  words.consentChannel,
  v.picklist(consentChannels, words.consentChannelMissing),
  {
    isRequired: true,
    options: consentChannels.map((value) => ({ value, label: words.consentChannels[value] })),
  },
)

export const consentFields = { channel: consentChannelField }

export const maxCustomerNoteLength = 2000

export const customerNoteFields = {
  text: customField(
    'textarea',
    words.note,
    v.pipe(
      v.string(words.noteMissing),
      v.maxLength(4 * maxCustomerNoteLength, words.noteTooLong),
      v.transform(sanitizeMultiline),
      v.minLength(1, words.noteMissing),
      v.maxLength(maxCustomerNoteLength, words.noteTooLong),
    ),
    { maxLength: maxCustomerNoteLength },
  ),
}

const dayField = (label: string, hint?: string) =>
  customField(
    'date',
    label,
    v.pipe(
      v.optional(v.nullable(v.string(words.noDay(label))), ''),
      v.transform((day) => day?.trim() || null),
      v.check((day) => day === null || isCalendarDay(day), words.noDay(label)),
    ),
    hint === undefined ? {} : { hint },
  )

const ownershipFields = {
  model: textField(words.model),
  ownedFrom: dayField(words.ownedFrom),
  ownedUntil: dayField(words.ownedUntil, words.ownedUntilHint),
}

const plateSchema = v.pipe(
  v.string(words.plateMissing),
  v.maxLength(100, words.plateInvalid),
  v.transform(sanitizeLine),
  v.minLength(1, words.plateMissing),
  v.transform((typed) => registrationNumberKey(typed) ?? ''),
  v.minLength(1, words.plateInvalid),
)
const plateOptions = { hint: words.plateHint, isRequired: true, maxLength: 20 }

export const newVehicleFields = {
  plate: customField('text', words.plate, plateSchema, plateOptions),
  ...ownershipFields,
}

/** Without a plate, the vehicle keeps its own. */
export const vehicleFields = {
  plate: customField('text', words.plate, v.optional(plateSchema), plateOptions),
  ...ownershipFields,
}

type Ownership = { ownedFrom: string | null; ownedUntil: string | null }

const isOrdered = ({ ownedFrom, ownedUntil }: Ownership) =>
  ownedFrom === null || ownedUntil === null || ownedFrom <= ownedUntil

export const newVehicleSchema = v.pipe(
  completeFormSchema(newVehicleFields),
  v.forward(
    v.check((given) => isOrdered(given), words.untilBeforeFrom),
    ['ownedUntil'],
  ),
)

export const vehicleSchema = v.pipe(
  completeFormSchema(vehicleFields),
  v.forward(
    v.check((given) => isOrdered(given), words.untilBeforeFrom),
    ['ownedUntil'],
  ),
)

export type NewVehicle = FormValuesOf<typeof newVehicleFields>
export type VehicleEdit = FormValuesOf<typeof ownershipFields> & { plate?: string | undefined }
