import type { ReactNode } from 'react'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { FieldOption } from '#app/platform/forms/field-definitions.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import type { FieldRenderProps } from '#app/ui/components/declared-form-fields.tsx'
import type { AppointmentChoices } from './appointment-choices.ts'
import { HourRequestForm } from './hour-request-form.tsx'
import { LazyHourPicker } from './lazy-hour-picker.tsx'
import type { EnquiryRefusal } from './send-enquiry.ts'

type RequestProps = { models: readonly FieldOption[]; action: string; values: FormValues }

/** The parts of a form with hours to choose from. Only the pages of such forms load them. */
export type HoursOfForm = {
  fields: PublicEnquiryKind['fields']
  choices?: AppointmentChoices
  /** Renders purpose, day and hours. */
  renderDay?: (
    day: FieldRenderProps,
    given: { values: FormValues; refusal: EnquiryRefusal | undefined },
  ) => ReactNode
  /** Renders the form that asks for the hours of a day without JavaScript. */
  renderRequest?: (props: RequestProps) => ReactNode
}

/** Returns the parts of a form with hours. Without published plans, only the other fields. */
export function hoursOfForm(enquiry: PublicEnquiryKind, choices?: AppointmentChoices): HoursOfForm {
  const { appointment } = enquiry
  if (!choices || !appointment) return { fields: fieldsWithoutAppointment(enquiry) }
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
    // React does not hydrate it, so the browser needs no code for it.
    renderRequest: (props) => (
      <noscript>
        {import.meta.env.SSR && <HourRequestForm {...{ enquiry, choices }} {...props} />}
      </noscript>
    ),
  }
}

const fieldsWithoutAppointment = ({ fields }: PublicEnquiryKind) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.isOfAppointment))
