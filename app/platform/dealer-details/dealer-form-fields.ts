import * as v from 'valibot'
import {
  type AnyField,
  type CustomField,
  customField,
  type Fields,
} from '#app/platform/forms/custom-field.ts'
import { codeField, numberField, textField } from '#app/platform/forms/field-definitions.ts'
import { multiChoiceField, rowsField } from '#app/platform/forms/multi-value-fields.ts'
import { phoneField } from '#app/platform/forms/phone-field.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { sanitizeLine } from '#app/platform/schema/sanitize-text.ts'
import { callbackMinutesRange, type Dealer } from './dealer-schema.ts'
import { weekdays } from './weekdays.ts'

/**
 * A section of the form on Manage → Account. The name of a field is the path of the detail in the
 * dealer's details.
 */
export type DealerFormSection = {
  /** Without a title, the section has one field with its own label. */
  title?: string
  fields: Fields
  /** Fields over the full width of the form. */
  wide?: readonly string[]
}

/** Declares the form. To add a detail, add a line here and its schema in `dealer-schema.ts`. */
export function dealerFormSections({
  salesPhones,
  servicePhones,
  social,
}: Dealer): DealerFormSection[] {
  return [
    {
      title: 'Name and address',
      fields: {
        name: textField('Name', { max: 200 }),
        'address.street': textField('Street', { max: 200 }),
        'address.area': textField('Area', { max: 200 }),
        'address.city': textField('City', { max: 200 }),
        'address.state': textField('State', { max: 200 }),
        'address.pinCode': codeField('PIN code', { max: 12, inputMode: 'numeric', strips: /\s/ }),
        email: textLineField('email', 'Email'),
      },
      wide: ['name'],
    },
    {
      title: 'Phones',
      fields: {
        ...numberedFields('salesPhones', salesPhones, (_, place) =>
          phoneField(`Sales phone ${place}`),
        ),
        ...numberedFields('servicePhones', servicePhones, (_, place) =>
          phoneField(`Service phone ${place}`),
        ),
        whatsapp: phoneField('WhatsApp number'),
      },
    },
    {
      title: 'Hours',
      fields: {
        'hours.sales.opens': timeField('Sales opening time'),
        'hours.sales.closes': timeField('Sales closing time'),
        'hours.service.opens': timeField('Service opening time'),
        'hours.service.closes': timeField('Service closing time'),
        'hours.callWithin.sales': minutesField('Sales calls back within (minutes)'),
        'hours.callWithin.service': minutesField('Workshop calls back within (minutes)'),
        'hours.closedOn': multiChoiceField('Closed days', weekdays),
      },
      wide: ['hours.closedOn'],
    },
    { fields: { 'hours.holidays': holidays } },
    {
      title: 'Map',
      fields: {
        'map.lat': numberField('Latitude', { control: 'text', min: -90, example: '17.385' }),
        'map.lng': numberField('Longitude', { control: 'text', min: -180, example: '78.4867' }),
        'map.link': textLineField('url', 'Map link'),
      },
      wide: ['map.link'],
    },
    {
      title: 'Social links',
      fields: numberedFields('social', social, ({ name }) => textLineField('url', name), '.url'),
    },
  ]
}

const timeField = (label: string) => textLineField('time', label)

const minutesField = (label: string) =>
  numberField(label, {
    min: callbackMinutesRange.least,
    example: String(callbackMinutesRange.usual),
    inputMode: 'numeric',
    hint: 'Counted in opening hours: 120 is two working hours. Customers see the time by which you will call.',
  })

const holidays = rowsField(
  'Holidays',
  {
    name: textField('Name', { max: 80 }),
    on: codeField('Date', { max: 20, placeholder: '26 Jan' }),
  },
  {
    hint: 'Closed on these dates. Enter 26 Jan for every year, or 22 Mar 2027 for one year.',
    rows: {
      add: 'Add holiday',
      none: 'No holidays.',
      remove: ({ name }) => `Remove ${name ? String(name) : 'this holiday'}`,
    },
  },
)

function numberedFields<Part>(
  path: string,
  parts: readonly Part[],
  field: (part: Part, place: number) => AnyField,
  ending = '',
): Fields {
  return Object.fromEntries(
    parts.map((part, index) => [`${path}.${index}${ending}`, field(part, index + 1)]),
  )
}

/**
 * A single-line field with the browser's own control. It stores the typed text, which the server
 * validates.
 */
function textLineField(control: 'time' | 'url' | 'email', label: string): CustomField<string> {
  const clean = control === 'url' ? sanitizeLine : normalizeIdentifier
  const typed = v.pipe(v.string(), v.maxLength(2000), v.transform(clean))
  return customField(control, label, typed, { maxLength: 500 })
}
