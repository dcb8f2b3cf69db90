import * as v from 'valibot'
import type { FormSettings } from '#app/content/fields/content-field.ts'
import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import { lineField } from '#app/content/fields/field-kinds.ts'
import { ownField } from '#app/content/fields/field-modifiers.ts'
import { partsField, rowsField } from '#app/content/fields/record-field-kinds.ts'
import { dealerEditSchema } from '#app/platform/dealer-details/dealer-edit-schema.ts'
import { weekdays } from '#app/platform/dealer-details/weekdays.ts'
import { typedPhone } from '#app/platform/forms/typed-phone.ts'
import { listOfItems, phone, strictRecord, time } from '#app/platform/schema/schemas.ts'
import * as words from './dealer-content-words.ts'

const { address, hours, map, social, name, email } = dealerEditSchema.entries
const { callWithin, closedOn, holidays } = hours.entries

/** A line of text. A form shows the `control` for its kind. */
export const textField = <Value>(
  label: string,
  schema: v.GenericSchema<unknown, Value>,
  form: FormSettings = {},
) => ownField(schema, { kind: 'text', label }, { maxLength: 500, ...form })

const dealerPhone = v.pipe(typedPhone, phone)
export const phoneField = (label: string) =>
  textField(label, dealerPhone, { control: 'tel', inputMode: 'tel' })
const phonesField = (label: string, least: number, hint: string) =>
  ownField(listOfItems(dealerPhone, least, 20), { kind: 'lines', label, hint, rows: least })

const openingHoursField = (counter: string) =>
  partsField({
    opens: ownField(time, { kind: 'time', label: words.opens(counter) }),
    closes: ownField(time, { kind: 'time', label: words.closes(counter) }),
  })
const minutesField = (label: string) =>
  ownField(callWithin.wrapped.entries.sales, {
    kind: 'number',
    label,
    hint: words.callWithinHint,
  })

const holidayFields = {
  name: lineField(words.name, { max: 80 }),
  on: textField(words.date, v.string(), { maxLength: 20, placeholder: '26 Jan' }),
}

export const dealerFields = {
  name: textField(words.name, name, { maxLength: 200 }),
  address: partsField({
    street: textField(words.street, address.entries.street, { maxLength: 200 }),
    area: textField(words.area, address.entries.area, { maxLength: 200 }),
    city: textField(words.city, address.entries.city, { maxLength: 200 }),
    state: textField(words.state, address.entries.state, { maxLength: 200 }),
    pinCode: textField(words.pinCode, address.entries.pinCode, {
      maxLength: 12,
      inputMode: 'numeric',
      strips: /\s/,
    }),
  }),
  email: textField(words.email, email, { control: 'email' }),
  salesPhones: phonesField(words.salesPhones, 3, words.salesPhonesHint),
  servicePhones: phonesField(words.servicePhones, 2, words.servicePhonesHint),
  whatsapp: phoneField(words.whatsapp),
  hours: {
    ...partsField({
      sales: openingHoursField(words.sales),
      service: openingHoursField(words.service),
      callWithin: partsField({
        sales: minutesField(words.salesCallWithin),
        service: minutesField(words.serviceCallWithin),
      }),
      closedOn: ownField(closedOn, {
        kind: 'several',
        label: words.closedOn,
        options: weekdays.map((day) => ({ value: day, label: day })),
      }),
      holidays: {
        ...rowsField(words.holidays, holidayFields, {
          one: words.holiday,
          table: true,
          hint: words.holidaysHint,
        }),
        schema: holidays,
      },
    }),
    // The rules between the fields belong to the whole. The editor leaves empty lists out.
    schema: strictRecord({
      ...hours.entries,
      closedOn: v.optional(closedOn, []),
      holidays: v.optional(holidays, []),
    }),
  },
  map: partsField({
    lat: ownField(map.entries.lat, { kind: 'number', label: words.latitude }),
    lng: ownField(map.entries.lng, { kind: 'number', label: words.longitude }),
    link: textField(words.mapLink, map.entries.link, { control: 'url' }),
  }),
  social: ownField(social, {
    kind: 'list',
    label: words.social,
    one: words.socialLink,
    table: true,
    fields: [
      { kind: 'text', name: 'name', label: words.name },
      { kind: 'text', name: 'url', label: words.webAddress },
    ],
  }),
}

export const dealerSections = [
  { id: 'address', title: words.addressSection, fields: ['name', 'address', 'email'] },
  {
    id: 'phones',
    title: words.phonesSection,
    fields: ['salesPhones', 'servicePhones', 'whatsapp'],
  },
  {
    id: 'hours',
    title: words.hoursSection,
    hint: words.hoursHint,
    fields: ['hours'],
  },
  { id: 'map', title: words.mapSection, fields: ['map'] },
  { id: 'social', title: words.social, fields: ['social'] },
] as const

/** The dealer's details: name, address, phones, hours, holidays, map and social links. */
export const dealerContent = defineContent({
  key: 'dealer',
  label: 'the dealer’s details',
  page: '/contact',
  may: { read: 'dealer.read', draft: 'dealer.edit', publish: 'dealer.edit' },
  fields: dealerFields,
  sections: dealerSections,
})

export type DealerDocument = DocumentOf<typeof dealerContent>
