import * as v from 'valibot'
import {
  checkboxField,
  checkboxGroupField,
  choiceField,
} from '#app/platform/forms/field-definitions.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import * as words from './staff-words.ts'

/** The settings of one person, for all devices of this person. */
export type NotificationSettings = v.InferOutput<typeof notificationSettingsSchema>

/** Full hours of the day, `HH:00`. */
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

const hourOptions = [
  { value: '', label: words.noQuietHours },
  ...hours.map((value) => ({ value, label: words.fullHour(value) })),
]

export const notificationFields = {
  kinds: checkboxGroupField(words.kinds, {
    newEnquiry: checkboxField(words.kindNewEnquiry),
    assigned: checkboxField(words.kindAssigned),
    due: checkboxField(words.kindDue),
    mentioned: checkboxField(words.kindMentioned),
    approval: checkboxField(words.kindApproval),
  }),
  quietFrom: choiceField(words.quietFrom, hourOptions),
  quietTo: choiceField(words.quietTo, hourOptions),
  showsDetails: checkboxField(words.showsDetails, { hint: words.showsDetailsHint }),
}

export const notificationSettingsSchema = formSchema(notificationFields)

/** The settings of a person who has not changed them. */
export const defaultNotificationSettings: NotificationSettings = {
  kinds: { newEnquiry: true, assigned: true, due: true, mentioned: true, approval: true },
  quietFrom: '21:00',
  quietTo: '08:00',
  showsDetails: false,
}

export const notificationKindsSchema = v.object({
  newEnquiry: v.boolean(),
  assigned: v.boolean(),
  due: v.boolean(),
  mentioned: v.boolean(),
  approval: v.boolean(),
})
