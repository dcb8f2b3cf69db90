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
    opens: ownField(time, { kind: 'time', label: `${counter} opening time` }),
    closes: ownField(time, { kind: 'time', label: `${counter} closing time` }),
  })
const minutesField = (label: string) =>
  ownField(callWithin.wrapped.entries.sales, {
    kind: 'number',
    label,
    hint: 'Counted in opening hours: 120 is two working hours. Customers see the time by which you will call.',
  })

const holidayFields = {
  name: lineField('Name', { max: 80 }),
  on: textField('Date', v.string(), { maxLength: 20, placeholder: '26 Jan' }),
}

export const dealerFields = {
  name: textField('Name', name, { maxLength: 200 }),
  address: partsField({
    street: textField('Street', address.entries.street, { maxLength: 200 }),
    area: textField('Area', address.entries.area, { maxLength: 200 }),
    city: textField('City', address.entries.city, { maxLength: 200 }),
    state: textField('State', address.entries.state, { maxLength: 200 }),
    pinCode: textField('PIN code', address.entries.pinCode, {
      maxLength: 12,
      inputMode: 'numeric',
      strips: /\s/,
    }),
  }),
  email: textField('Email', email, { control: 'email' }),
  salesPhones: phonesField(
    'Sales phones',
    3,
    'One number per line, at least three. The header shows the first.',
  ),
  servicePhones: phonesField('Service phones', 2, 'One number per line, at least two.'),
  whatsapp: phoneField('WhatsApp number'),
  hours: {
    ...partsField({
      sales: openingHoursField('Sales'),
      service: openingHoursField('Service'),
      callWithin: partsField({
        sales: minutesField('Sales calls back within (minutes)'),
        service: minutesField('Workshop calls back within (minutes)'),
      }),
      closedOn: ownField(closedOn, {
        kind: 'several',
        label: 'Closed days',
        options: weekdays.map((day) => ({ value: day, label: day })),
      }),
      holidays: {
        ...rowsField('Holidays', holidayFields, {
          one: 'holiday',
          table: true,
          hint: 'Closed on these dates. Enter 26 Jan for every year, or 22 Mar 2027 for one year.',
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
    lat: ownField(map.entries.lat, { kind: 'number', label: 'Latitude' }),
    lng: ownField(map.entries.lng, { kind: 'number', label: 'Longitude' }),
    link: textField('Map link', map.entries.link, { control: 'url' }),
  }),
  social: ownField(social, {
    kind: 'list',
    label: 'Social links',
    one: 'link',
    table: true,
    fields: [
      { kind: 'text', name: 'name', label: 'Name' },
      { kind: 'text', name: 'url', label: 'Web address' },
    ],
  }),
}

export const dealerSections = [
  { id: 'address', title: 'Name and address', fields: ['name', 'address', 'email'] },
  { id: 'phones', title: 'Phones', fields: ['salesPhones', 'servicePhones', 'whatsapp'] },
  {
    id: 'hours',
    title: 'Hours',
    hint: 'To plan new hours, change them here and publish with the date on which they begin.',
    fields: ['hours'],
  },
  { id: 'map', title: 'Map', fields: ['map'] },
  { id: 'social', title: 'Social links', fields: ['social'] },
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
