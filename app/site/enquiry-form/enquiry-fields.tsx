import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
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
import type { HoursOfForm } from './hours-of-form.tsx'
import { LazyFormPanel } from './lazy-form-panels.tsx'
import type { EnquiryRefusal } from './send-enquiry.ts'

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
  /** The parts of a form with hours to choose from. */
  hours?: HoursOfForm | undefined
  /** Reason for which the form was refused, if it was. */
  refusal?: EnquiryRefusal | undefined
}

/**
 * Renders the fields of an enquiry in order. The options of the model field are the dealer's
 * vehicles.
 */
export function EnquiryFields(props: EnquiryFieldsProps) {
  const { enquiry, models, controls, offered, hours, refusal, ...rest } = props
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
  const renderDay = hours?.renderDay
  const date =
    renderDay && ((day: FieldRenderProps) => renderDay(day, { values: rest.values, refusal }))
  return (
    <FormFields
      fields={hours?.fields ?? enquiry.fields}
      facts={house}
      controls={{ model, configuration, date, ...controls }}
      {...rest}
    />
  )
}

/** Adds the requested model to the options if the options do not contain it. */
function withRequestedModel(models: readonly FieldOption[], given: string): readonly FieldOption[] {
  if (given === '' || models.some(({ value }) => value === given)) return models
  return [{ value: given, label: given }, ...models]
}
