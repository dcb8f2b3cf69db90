export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** What the form on Manage → Account holds, in the shape that the server checks. */
export function factsFromForm(form: FormData, id: number) {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const list = (name: string) => numbered(form, name).map((index) => text(`${name}.${index}`))
  return {
    id,
    name: text('name'),
    address: {
      street: text('address.street'),
      area: text('address.area'),
      city: text('address.city'),
      state: text('address.state'),
      pinCode: text('address.pinCode').replaceAll(/\s/g, ''),
    },
    salesPhones: list('salesPhones').map(phone),
    servicePhones: list('servicePhones').map(phone),
    whatsapp: phone(text('whatsapp')),
    email: text('email'),
    hours: {
      sales: { opens: text('hours.sales.opens'), closes: text('hours.sales.closes') },
      service: { opens: text('hours.service.opens'), closes: text('hours.service.closes') },
      closedOn: form.getAll('closedOn').map(String),
      holidays: numbered(form, 'holidays', '.name').map((index) => ({
        name: text(`holidays.${index}.name`),
        on: text(`holidays.${index}.on`),
      })),
    },
    map: { lat: Number(text('map.lat')), lng: Number(text('map.lng')), link: text('map.link') },
    social: numbered(form, 'social', '.name').map((index) => ({
      name: text(`social.${index}.name`),
      url: text(`social.${index}.url`),
    })),
  }
}

/** `98480 12345`, `09848012345` and `+91-9848012345` are one number; what is none stays as typed. */
export function phone(typed: string): string {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^(\+?91|0)(?=\d{10}$)/, '')
  return /^\d{10}$/.test(digits) ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : typed
}

/** What stands before the server's words: they read on from a field's name. */
export function labelOf(path: string): string {
  const name = path.replace(/^facts\./, '')
  const [first = '', second = '', third = ''] = name.split('.')
  const place = Number(second) + 1
  if (first === 'salesPhones') return `Sales phone ${place}`
  if (first === 'servicePhones') return `Service phone ${place}`
  if (first === 'social') return `Social link ${place}`
  if (name.startsWith('hours.holidays')) return `Holiday ${Number(third) + 1}`
  return labels[name] ?? name
}

const labels: Record<string, string> = {
  name: 'Name',
  'address.street': 'Street',
  'address.area': 'Area',
  'address.city': 'City',
  'address.state': 'State',
  'address.pinCode': 'PIN code',
  whatsapp: 'WhatsApp number',
  email: 'E-mail',
  'hours.sales.opens': 'Sales, opens',
  'hours.sales.closes': 'Sales, closes',
  'hours.service.opens': 'Service, opens',
  'hours.service.closes': 'Service, closes',
  'hours.closedOn': 'Closed days',
  'map.lat': 'Latitude',
  'map.lng': 'Longitude',
  'map.link': 'Link to the map',
}

/** The numbers under which a list's parts stand in the form, in order. */
function numbered(form: FormData, name: string, ending = ''): number[] {
  const pattern = new RegExp(`^${name}\\.(\\d+)${ending.replace('.', '\\.')}$`)
  const found = [...form.keys()].flatMap((key) => pattern.exec(key)?.[1] ?? [])
  return [...new Set(found.map(Number))].sort((a, b) => a - b)
}
