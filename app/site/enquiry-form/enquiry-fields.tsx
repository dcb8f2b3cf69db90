import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
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
import { LazyFormPanel } from './lazy-form-panels.tsx'

export type EnquiryFieldsProps = {
  enquiry: EnquiryKind
  /** What the model field offers. */
  models: readonly FieldOption[]
  /** What the fields hold at first: from the address, or what was sent without JavaScript. */
  values: FormValues
  errors: Record<string, string[]>
  /** The machine that the address put together. */
  offered?: RequestedConfiguration | undefined
  /** Of a page that shows some fields in a way of its own. */
  controls?: FieldRenderers | undefined
}

/** The fields of an enquiry in their order; the models on offer are the house's own. */
export function EnquiryFields({ enquiry, models, controls, offered, ...rest }: EnquiryFieldsProps) {
  const house = useSiteInfo()
  const model = (asked: FieldRenderProps) => {
    const shared = inputProps(asked)
    const options = withRequestedModel(models, shared.defaultValue)
    // The model is looked up by the name in its option: no translator may change that.
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
  return <FormFields fields={enquiry.fields} facts={house} controls={own} {...rest} />
}

/** The models, with what the address asked for even when the list has it not. */
function withRequestedModel(models: readonly FieldOption[], given: string): readonly FieldOption[] {
  if (given === '' || models.some(({ value }) => value === given)) return models
  return [{ value: given, label: given }, ...models]
}
