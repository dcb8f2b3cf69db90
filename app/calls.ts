import * as v from 'valibot'
import { reports } from '#app/reports/define.ts'

/** A call as the description of the interface shows it. */
export type Call = {
  method: 'get' | 'post' | 'patch' | 'delete'
  /** With `{name}` for parts of the path. */
  path: string
  summary: string
  tag: 'Catalogue' | 'Enquiries' | 'Reports' | 'Staff' | 'Manage'
  needsSession?: boolean
  status?: number
  refusals?: readonly number[]
  body?: v.GenericSchema
  bodyType?: string
  answer?: string
}

const read = (path: string, summary: string, answer: string): Call => ({
  method: 'get',
  path,
  summary,
  answer,
  tag: 'Catalogue',
  refusals: path.includes('{') ? [404] : [],
})

const forStaff = (
  method: Call['method'],
  path: string,
  summary: string,
  more: Partial<Call> = {},
): Call => ({
  method,
  path,
  summary,
  tag: 'Manage',
  needsSession: true,
  ...more,
  refusals: [401, ...(path.includes('{') ? [404] : []), ...(more.refusals ?? [])],
})

const edit = [400, 409, 415, 422] as const
const vehicleFamilies = ['bikes', 'scooters', 'ev']

/** The calls that are not declared yet (see `define-call.ts`); enquiries and reports describe themselves. */
export const calls: readonly Call[] = [
  read('/api/images', 'Home slides', 'A list of id and filepath'),
  read('/api/bikes', 'Motorcycles', 'Models: id, bikeName, name, nameImg, bikeIcon, image, specs'),
  read('/api/scooters', 'Scooters', 'As /api/bikes'),
  read('/api/ev', 'Electric models', 'As /api/bikes'),
  read('/api/gallery', 'Gallery', 'A list of id and image_path'),
  read('/api/getOffers', 'Offers, newest first', 'A list of id, title, image, description'),
  read(
    '/api/bikeView/{bikeName}',
    'One model',
    'Name, details, price, image, specification groups',
  ),
  read('/api/variants/{bikeName}', 'Its variants', 'A list of name and price'),
  read('/api/bikeFeatures/{bikeName}', 'Its features', 'A list of heading, image, description'),
  read(
    '/api/bikeAccessories/{bikeName}',
    'Its accessories',
    'A list of heading, image, description, part_no, price',
  ),
  read('/api/bikeColours/{bikeName}', 'Its colours', 'A list of id and image'),
  read('/api/360Images/{bikeName}', 'Its turntable', 'A list of images, in the order of the turn'),
  read('/api/dealers/{id}', 'The dealer', 'A list whose first element is the dealer'),
  {
    method: 'post',
    path: '/api/login',
    summary: 'Log in',
    tag: 'Staff',
    refusals: [400, 401, 415, 422, 429],
    body: v.object({ userId: v.string(), password: v.string() }),
    answer: 'A message and a marker for the browser; the session is in the cookie',
  },
  { method: 'post', path: '/api/logout', summary: 'Log out', tag: 'Staff' },
  forStaff('get', '/api/me', 'Who is at work', { tag: 'Staff' }),
  forStaff('get', '/api/dashboard', 'Today’s counts', {
    tag: 'Staff',
    answer: 'A list whose first element has bookings, amc, warranty, enquiry_report',
  }),
  ...vehicleFamilies.flatMap((family) => [
    forStaff('get', `/api/${family}_admin`, 'Every model of the kind, inactive ones too'),
    forStaff('patch', `/api/${family}/{id}/status`, 'Switch a model on (1) or off (0)', {
      refusals: [400, 415, 422],
      body: v.object({ status: v.picklist([0, 1]) }),
    }),
  ]),
  forStaff('get', '/api/manageDealer/{id}', 'The dealer’s facts with their version'),
  forStaff('patch', '/api/manageDealer/{id}', 'Change the dealer’s facts', { refusals: edit }),
  forStaff('get', '/api/changes', 'Who changed what, newest first'),
  forStaff('get', '/api/dashboard/charts', 'Enquiries by kind and day, by hour, and the newest', {
    tag: 'Staff',
  }),
  forStaff('get', '/api/enquiries/{reference}', 'One enquiry with all its answers', {
    tag: 'Reports',
  }),
  forStaff('delete', '/api/enquiries/{id}', 'Erase one person’s enquiry; counts stay'),
  forStaff('get', '/api/events', 'New enquiries as they come (server-sent events)'),
  ...reports.flatMap(({ slug, title }) => [
    forStaff('get', `/api/reports/${slug}.csv`, `${title} as CSV`, { tag: 'Reports' }),
    forStaff('get', `/api/reports/${slug}.pdf`, `${title} as PDF`, { tag: 'Reports' }),
  ]),
]
