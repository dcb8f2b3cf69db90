import type { ContentFields } from '#app/content/fields/content-field.ts'
import { formFields } from '#app/content/fields/form-fields.ts'
import { partsField } from '#app/content/fields/record-field-kinds.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { webAddress } from '#app/platform/schema/schemas.ts'
import { dealerFields, dealerSections, phoneField, textField } from './dealer-content.ts'
import * as words from './dealer-content-words.ts'

/**
 * Returns the sections of the form on Manage → Account. The name of a field is its path in the
 * details. The form has one field for each phone and link.
 */
export function dealerFormSections({ salesPhones, servicePhones, social }: Dealer) {
  const fields = {
    ...dealerFields,
    salesPhones: numberedFields(salesPhones, (_, place) => phoneField(words.salesPhone(place))),
    servicePhones: numberedFields(servicePhones, (_, place) =>
      phoneField(words.servicePhone(place)),
    ),
    social: numberedFields(social, ({ name }) =>
      partsField({ url: textField(name, webAddress, { control: 'url' }) }),
    ),
  }
  return dealerSections.map(({ id, title, fields: names }) => ({
    id,
    title,
    fields: formFields(fieldsByPath(pick(fields, names))),
  }))
}

const numberedFields = <Entry>(
  entries: readonly Entry[],
  field: (entry: Entry, place: number) => ContentFields[string],
) => partsField(Object.fromEntries(entries.map((entry, index) => [index, field(entry, index + 1)])))

const fieldsByPath = (fields: ContentFields, at = ''): ContentFields =>
  Object.assign(
    {},
    ...Object.entries(fields).map(([name, field]) =>
      field.parts ? fieldsByPath(field.parts, `${at}${name}.`) : { [at + name]: field },
    ),
  )
