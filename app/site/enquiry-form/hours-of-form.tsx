import type { ReactNode } from 'react'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import type { FieldRenderProps } from '#app/ui/components/declared-form-fields.tsx'
import type { AppointmentChoices } from './appointment-choices.ts'
import { LazyHourPicker } from './lazy-hour-picker.tsx'
import type { EnquiryRefusal } from './send-enquiry.ts'

/** The parts of a form with hours to choose from. Only the pages of such forms load them. */
export type HoursOfForm = {
  fields: PublicEnquiryKind['fields']
  choices?: AppointmentChoices
  /** Renders purpose, day and hours. */
  renderDay?: (
    day: FieldRenderProps,
    given: { values: FormValues; refusal: EnquiryRefusal | undefined },
  ) => ReactNode
}

/**
 * Returns the parts of a form with hours. Without published plans, only the other fields. `posted` has
 * the hours that a form post without JavaScript asked for.
 */
export function hoursOfForm(
  enquiry: PublicEnquiryKind,
  loaded?: AppointmentChoices,
  posted?: EnquiryRefusal,
): HoursOfForm {
  const { appointment } = enquiry
  if (!loaded || !appointment) return { fields: fieldsWithoutAppointment(enquiry) }
  const choices = posted?.asked ? { ...loaded, asked: posted.asked } : loaded
  const { day: dayField, follows } = appointment
  // The picker takes the place of the day. It also has the purpose.
  const shown = Object.entries(enquiry.fields).filter(
    ([name, field]) => name === dayField || (!field.isOfAppointment && name !== follows?.field),
  )
  return {
    choices,
    fields: Object.fromEntries(
      shown.map(([name, field]) => [
        name,
        field.control === 'tel' ? { ...field, hint: choices.telephoneHint } : field,
      ]),
    ),
    renderDay: (day, given) => (
      <LazyHourPicker
        key={dayField}
        {...{ enquiry, day, choices, fields: appointment }}
        {...given}
      />
    ),
  }
}

const fieldsWithoutAppointment = ({ fields }: PublicEnquiryKind) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.isOfAppointment))
