import { Suspense } from 'react'
import type { NearbyHour } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import type {
  AppointmentFields,
  PublicEnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { RequestedConfiguration } from '#app/crm/enquiries/requested-configuration.ts'
import * as words from '#app/crm/enquiries/words.ts'
import type { FieldOption } from '#app/platform/forms/field-definitions.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import {
  type FieldRenderers,
  type FieldRenderProps,
  FormFields,
  inputProps,
} from '#app/ui/components/declared-form-fields.tsx'
import { SelectField } from '#app/ui/components/form-field.tsx'
import type { AppointmentChoices } from './appointment-choices.ts'
import { LazyFormPanel } from './lazy-form-panels.tsx'
import { LazyHourPicker } from './lazy-hour-picker.ts'

export type EnquiryFieldsProps = {
  enquiry: PublicEnquiryKind
  /** Options for the model field. */
  models: readonly FieldOption[]
  /** Initial values. They come from the address, or from a form post without JavaScript. */
  values: FormValues
  errors: Record<string, string[]>
  /** The configuration from the address. */
  offered?: RequestedConfiguration | undefined
  /** Renderers for fields that a page shows in its own way. */
  controls?: FieldRenderers | undefined
  /** Purposes with published plans. Undefined: the form asks for a day only, if at all. */
  appointment?: AppointmentChoices | undefined
  /** The nearest free hours, if the chosen one was refused. */
  nearest?: readonly NearbyHour[] | undefined
}

/**
 * Renders the fields of an enquiry in order. The options of the model field are the dealer's
 * vehicles.
 */
export function EnquiryFields({
  enquiry,
  models,
  controls,
  offered,
  appointment,
  nearest = noNearest,
  ...rest
}: EnquiryFieldsProps) {
  const house = useSiteInfo()
  const model = (asked: FieldRenderProps) => {
    const shared = inputProps(asked)
    const options = withRequestedModel(models, shared.defaultValue)
    // The script finds the model by the name in its option, so a translator must not change the
    // name.
    return (
      <SelectField {...shared} translate="no" options={options} placeholder={words.chooseModel} />
    )
  }
  const configuration = (asked: FieldRenderProps) =>
    offered && (
      <LazyFormPanel
        show={({ LazyConfigurationField }) => (
          <LazyConfigurationField {...asked} enquiry={enquiry} offered={offered} />
        )}
      />
    )
  const own = { model, configuration, ...controls }
  const { appointment: asked } = enquiry
  if (!appointment || !asked)
    return (
      <FormFields
        fields={fieldsWithoutAppointment(enquiry)}
        facts={house}
        controls={own}
        {...rest}
      />
    )
  const date = (day: FieldRenderProps) => (
    <Suspense key={day.name}>
      <LazyHourPicker
        {...{ enquiry, day, nearest, fields: asked, choices: appointment, values: rest.values }}
      />
    </Suspense>
  )
  return (
    <FormFields
      fields={fieldsWithPicker(enquiry, asked)}
      facts={{ ...house, hour: 'offered' }}
      controls={{ ...own, date }}
      {...rest}
    />
  )
}

const noNearest: readonly NearbyHour[] = []

const fieldsWithoutAppointment = ({ fields }: PublicEnquiryKind) =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.isOfAppointment))

/** The picker takes the place of the day. It also has the purpose and the hours. */
const fieldsWithPicker = (
  { fields }: PublicEnquiryKind,
  { day, follows }: AppointmentFields<string>,
) =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name, field]) => name === day || (!field.isOfAppointment && name !== follows?.field),
    ),
  )

/** Adds the requested model to the options if the options do not contain it. */
function withRequestedModel(models: readonly FieldOption[], given: string): readonly FieldOption[] {
  if (given === '' || models.some(({ value }) => value === given)) return models
  return [{ value: given, label: given }, ...models]
}
