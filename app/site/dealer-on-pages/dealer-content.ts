import * as v from 'valibot'
import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import { ownField } from '#app/content/fields/field-modifiers.ts'
import { formFieldControl } from '#app/content/fields/form-field-control.ts'
import { partsField } from '#app/content/fields/record-field-kinds.ts'
import { dealerEditSchema } from '#app/platform/dealer-details/dealer-edit-schema.ts'
import { dealerFormSections } from '#app/platform/dealer-details/dealer-form-fields.ts'
import { dealerFallback } from '#app/platform/dealer-details/dealer-schema.ts'
import type { AnyField, Fields } from '#app/platform/forms/custom-field.ts'
import { formatTypedPhone } from '#app/platform/forms/phone-field.ts'
import { listOfItems, phone, strictRecord } from '#app/platform/schema/schemas.ts'
import * as words from './dealer-content-words.ts'

const { address, hours, map, social, name, email, whatsapp } = dealerEditSchema.entries

const formFields: Fields = Object.assign(
  {},
  ...dealerFormSections(dealerFallback).map(({ fields }) => fields),
)

/** A field with the label and hint of the form on Manage → Account. */
function formField<Value>(path: string, schema: v.GenericSchema<unknown, Value>, one?: string) {
  const field: AnyField | undefined = formFields[path]
  if (!field) throw new Error(`The form of the dealer's details has no field “${path}”`)
  return ownField(schema, formFieldControl(field, one))
}

const typedPhones = (least: number) =>
  listOfItems(v.pipe(v.string(), v.transform(formatTypedPhone), phone), least, 20)

const { sales, service, callWithin, closedOn, holidays } = hours.entries

/** The dealer's details: name, address, phones, hours, holidays, map and social links. */
export const dealerContent = defineContent({
  key: 'dealer',
  label: 'the dealer’s details',
  page: '/contact',
  may: { read: 'dealer.read', draft: 'dealer.edit', publish: 'dealer.edit' },
  fields: {
    name: formField('name', name),
    address: partsField({
      street: formField('address.street', address.entries.street),
      area: formField('address.area', address.entries.area),
      city: formField('address.city', address.entries.city),
      state: formField('address.state', address.entries.state),
      pinCode: formField('address.pinCode', address.entries.pinCode),
    }),
    email: formField('email', email),
    salesPhones: ownField(typedPhones(3), {
      kind: 'lines',
      label: words.salesPhones,
      hint: words.salesPhonesHint,
      rows: 3,
    }),
    servicePhones: ownField(typedPhones(2), {
      kind: 'lines',
      label: words.servicePhones,
      hint: words.servicePhonesHint,
      rows: 2,
    }),
    whatsapp: formField('whatsapp', v.pipe(v.string(), v.transform(formatTypedPhone), whatsapp)),
    hours: {
      ...partsField({
        sales: partsField({
          opens: formField('hours.sales.opens', sales),
          closes: formField('hours.sales.closes', sales),
        }),
        service: partsField({
          opens: formField('hours.service.opens', service),
          closes: formField('hours.service.closes', service),
        }),
        callWithin: partsField({
          sales: formField('hours.callWithin.sales', callWithin),
          service: formField('hours.callWithin.service', callWithin),
        }),
        closedOn: formField('hours.closedOn', closedOn),
        holidays: formField('hours.holidays', holidays, words.holiday),
      }),
      // The rules between the fields belong to the whole. The editor leaves empty lists out.
      schema: strictRecord({
        ...hours.entries,
        closedOn: v.optional(closedOn, []),
        holidays: v.optional(holidays, []),
      }),
    },
    map: partsField({
      lat: formField('map.lat', map.entries.lat),
      lng: formField('map.lng', map.entries.lng),
      link: formField('map.link', map.entries.link),
    }),
    social: ownField(social, {
      kind: 'list',
      label: words.socialSection,
      one: words.socialLink,
      table: true,
      fields: [
        { kind: 'text', name: 'name', label: words.socialName },
        { kind: 'text', name: 'url', label: words.socialUrl },
      ],
    }),
  },
  sections: [
    { id: 'address', title: words.addressSection, fields: ['name', 'address', 'email'] },
    {
      id: 'phones',
      title: words.phoneSection,
      fields: ['salesPhones', 'servicePhones', 'whatsapp'],
    },
    { id: 'hours', title: words.hoursSection, hint: words.hoursHint, fields: ['hours'] },
    { id: 'map', title: words.mapSection, fields: ['map'] },
    { id: 'social', title: words.socialSection, fields: ['social'] },
  ],
})

export type DealerDocument = DocumentOf<typeof dealerContent>
