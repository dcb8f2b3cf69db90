import * as v from 'valibot'
import { code, number, text } from '#app/platform/forms/fields.ts'
import { anyOf, rowsOf } from '#app/platform/forms/list-fields.ts'
import {
  type AnyField,
  type Fields,
  type OwnField,
  ownField,
} from '#app/platform/forms/own-field.ts'
import { phone } from '#app/platform/forms/phone-field.ts'
import { foldIdentifier } from '#app/platform/schema/fold-identifier.ts'
import { oneLine } from '#app/platform/schema/plain-text.ts'
import { callWithin, type Dealer, weekdays } from './facts.ts'

/** A part of the form on Manage → Account. A field bears the path of its fact. */
export type FactPart = {
  /** Without one the part's only field has its own. */
  title?: string
  fields: Fields
  /** Fields that take the width of the form. */
  wide?: readonly string[]
}

/** A new fact is one more line here, and its shape in `facts.ts`. */
export function factParts({ salesPhones, servicePhones, social }: Dealer): FactPart[] {
  return [
    {
      title: 'Name and address',
      fields: {
        name: text('Name', { max: 200 }),
        'address.street': text('Street', { max: 200 }),
        'address.area': text('Area', { max: 200 }),
        'address.city': text('City', { max: 200 }),
        'address.state': text('State', { max: 200 }),
        'address.pinCode': code('PIN code', { max: 12, inputMode: 'numeric', strips: /\s/ }),
        email: line('email', 'E-mail'),
      },
      wide: ['name'],
    },
    {
      title: 'Phones',
      fields: {
        ...numbered('salesPhones', salesPhones, (_, place) => phone(`Sales phone ${place}`)),
        ...numbered('servicePhones', servicePhones, (_, place) => phone(`Service phone ${place}`)),
        whatsapp: phone('WhatsApp number'),
      },
    },
    {
      title: 'Hours',
      fields: {
        'hours.sales.opens': time('Sales, opens'),
        'hours.sales.closes': time('Sales, closes'),
        'hours.service.opens': time('Service, opens'),
        'hours.service.closes': time('Service, closes'),
        'hours.callWithin.sales': minutes('Sales calls back within, in minutes'),
        'hours.callWithin.service': minutes('Workshop calls back within, in minutes'),
        'hours.closedOn': anyOf('Closed days', weekdays),
      },
      wide: ['hours.closedOn'],
    },
    { fields: { 'hours.holidays': holidays } },
    {
      title: 'Map',
      fields: {
        'map.lat': number('Latitude', { control: 'text', min: -90, example: '17.385' }),
        'map.lng': number('Longitude', { control: 'text', min: -180, example: '78.4867' }),
        'map.link': line('url', 'Link to the map'),
      },
      wide: ['map.link'],
    },
    {
      title: 'Social links',
      fields: numbered('social', social, ({ name }) => line('url', name), '.url'),
    },
  ]
}

const time = (label: string) => line('time', label)

const minutes = (label: string) =>
  number(label, {
    min: callWithin.least,
    example: String(callWithin.usual),
    inputMode: 'numeric',
    hint: 'Of opening hours: 120 are two working hours. Every customer is told the hour that follows.',
  })

const holidays = rowsOf(
  'Holidays',
  {
    name: text('Name', { max: 80 }),
    on: code('Day', { max: 20, placeholder: '26 Jan' }),
  },
  {
    hint: 'Closed on these days: 26 Jan for every year, 22 Mar 2027 for that year alone.',
    rows: {
      add: 'Add a holiday',
      none: 'None: open on every day of the week above.',
      remove: ({ name }) => `Take ${name ? String(name) : 'this holiday'} out`,
    },
  },
)

function numbered<Part>(
  path: string,
  parts: readonly Part[],
  field: (part: Part, place: number) => AnyField,
  ending = '',
): Fields {
  return Object.fromEntries(
    parts.map((part, index) => [`${path}.${index}${ending}`, field(part, index + 1)]),
  )
}

/** One line of the browser's own kind, taken as typed: whoever stores it knows what it must look like. */
function line(control: 'time' | 'url' | 'email', label: string): OwnField<string> {
  const clean = control === 'url' ? oneLine : foldIdentifier
  const typed = v.pipe(v.string(), v.maxLength(2000), v.transform(clean))
  return ownField(control, label, typed, { maxLength: 500 })
}
