import * as v from 'valibot'
import { isCalendarDay } from '#app/calendar-day.ts'

/** What a file under `catalogue/vehicles` holds: one model. */
export type CatalogueVehicle = v.InferOutput<typeof catalogueVehicle>
export type CatalogueColour = CatalogueVehicle['colours'][number]
export type CatalogueDealer = v.InferOutput<typeof catalogueDealer>
export type CatalogueOffer = v.InferOutput<typeof catalogueOffers>[number]
export type CatalogueGalleryPicture = v.InferOutput<typeof catalogueGallery>[number]
export type CatalogueSlide = v.InferOutput<typeof catalogueSlides>[number]
export type CatalogueFilm = v.InferOutput<typeof catalogueFilms>[number]
export type PictureManifest = v.InferOutput<typeof pictureManifest>
export type ManifestPicture = PictureManifest['pictures'][string]

// Messages read on from a field's name: "price must be a whole number of rupees …".
const record = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return 'is not a field that we know'
    return issue.received === 'undefined' ? 'is missing' : 'must be a group of fields in { }'
  })

const text = (max = 200) =>
  v.pipe(
    v.string('must be text in quotes'),
    v.trim(),
    v.nonEmpty('must not be empty'),
    v.maxLength(max, `must be at most ${max} characters`),
  )
const matching = (pattern: RegExp, like: string) =>
  v.pipe(v.string('must be text in quotes'), v.regex(pattern, `must look like ${like}`))
const choice = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `must be one of ${options.join(', ')}`)
const listOf = <Item extends v.GenericSchema>(item: Item, least: number) =>
  v.pipe(
    v.array(item, 'must be a list in [ ]'),
    v.minLength(least, `must have at least ${least} ${least === 1 ? 'entry' : 'entries'}`),
  )
const yesOrNo = v.boolean('must be true or false')

const slug = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'cb-shine: small letters, digits and hyphens')
const day = v.pipe(
  v.string('must be text in quotes'),
  v.isoDate('must be a day like 2026-11-01'),
  v.check(isCalendarDay, 'must be a day of the calendar'),
)
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, '09:30')
const phone = matching(/^\+91 \d{5} \d{5}$/, '+91 00000 00001')
// Also typed in by the staff: a `javascript:` address must never become a link.
const webAddress = v.pipe(
  v.string('must be text in quotes'),
  v.maxLength(500, 'must be at most 500 characters'),
  v.check(
    (it) => URL.canParse(it) && ['https:', 'http:'].includes(new URL(it).protocol),
    'must be a web address that starts with https://',
  ),
)
const hex = matching(/^#[0-9a-f]{6}$/, '#53575c: # and six small hexadecimal digits')
const pictureName = matching(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'site/offer-1: a name of the manifest')

/** Vehicles cost less than one crore, in whole rupees. */
const highestPrice = 9_999_999
const rupees = (least: number) => {
  const sentence = `must be a whole number of rupees from ${least} to 99,99,999, without quotes or commas`
  return v.pipe(
    v.number(sentence),
    v.integer(sentence),
    v.minValue(least, sentence),
    v.maxValue(highestPrice, sentence),
  )
}
const wholeNumber = v.pipe(
  v.number('must be a number, without quotes'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be 1 or more'),
)

const unique = <Entry>(list: readonly Entry[], key: (entry: Entry) => string) =>
  new Set(list.map((entry) => key(entry).toLowerCase())).size === list.length

const specificationGroup = v.pipe(
  listOf(record({ label: text(60), value: text(160), approximate: v.optional(yesOrNo, false) }), 1),
  v.check((rows) => unique(rows, (row) => row.label), 'must not have the same label twice'),
)

const variants = v.pipe(
  listOf(record({ name: text(60), difference: rupees(0) }), 1),
  v.check((list) => list[0]?.difference === 0, 'must begin with the variant whose difference is 0'),
  v.check((list) => unique(list, (it) => it.name), 'must not have the same name twice'),
)

const colours = v.pipe(
  listOf(
    record({
      name: text(60),
      slug,
      swatch: hex,
      swatch2: v.optional(hex),
      finish: choice(['gloss', 'metallic', 'pearl', 'matte']),
      picture: slug,
    }),
    1,
  ),
  v.check((list) => unique(list, (it) => it.slug), 'must not have the same slug twice'),
)

const accessories = v.pipe(
  listOf(
    record({
      heading: text(80),
      description: text(400),
      partNo: matching(/^[A-Z]{2}-[A-Z]{3}-\d{4}$/, 'SR-ACC-1042'),
      price: matching(/^(?!0+\.00)\d{1,7}\.\d{2}$/, '"1250.00": rupees and paise in quotes'),
      picture: pictureName,
    }),
    4,
  ),
  v.check((list) => unique(list, (it) => it.partNo), 'must not have the same part number twice'),
)

export const catalogueVehicle = record({
  name: matching(/^[A-Z0-9]+([ .-][A-Z0-9]+)*$/, 'HORNET 2.0: capitals, digits, spaces'),
  slug,
  formValue: v.optional(slug),
  kind: choice(['bike', 'scooter', 'ev']),
  status: choice(['active', 'inactive']),
  hasDetails: yesOrNo,
  position: wholeNumber,
  note: v.optional(text(300)),
  tagline: text(120),
  description: text(900),
  use: choice(['commute', 'family', 'city', 'sport', 'touring', 'performance']),
  engineCc: v.optional(
    v.pipe(v.number('must be a number like 184.4'), v.gtValue(0, 'must be above 0')),
  ),
  price: rupees(1),
  priceCheckedOn: day,
  summary: record({ engine: text(60), power: text(60), transmission: text(60) }),
  specifications: record({
    bodyDimensions: specificationGroup,
    engineDetails: specificationGroup,
    transmissionDetails: specificationGroup,
    tyreDetails: specificationGroup,
    frame: specificationGroup,
    electrical: specificationGroup,
  }),
  variants,
  colours,
  features: listOf(record({ heading: text(80), description: text(400), picture: pictureName }), 4),
  accessories,
  pictures: record({
    folder: pictureName,
    /** The folder whose turntable is shown, where the model's own folder has none. */
    turntable: v.optional(pictureName),
    isPlaceholder: yesOrNo,
  }),
  sources: listOf(record({ what: text(200), source: text(300), checkedOn: day }), 1),
})

const openingHours = record({ opens: time, closes: time })

export const catalogueDealer = record({
  id: wholeNumber,
  name: text(),
  address: record({
    street: text(),
    area: text(),
    city: text(80),
    state: text(80),
    pinCode: matching(/^\d{6}$/, '500000: six digits in quotes'),
  }),
  salesPhones: listOf(phone, 3),
  servicePhones: listOf(phone, 2),
  whatsapp: phone,
  email: v.pipe(v.string('must be text in quotes'), v.email('must be an e-mail address')),
  hours: record({
    sales: openingHours,
    service: openingHours,
    closedOn: listOf(
      choice(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
      0,
    ),
    holidays: listOf(
      record({
        name: text(80),
        /** `01-26`: every year; `2027-03-22`: that year only. */
        on: matching(/^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, '01-26 or 2027-03-22'),
      }),
      0,
    ),
  }),
  map: record({
    lat: v.pipe(v.number('must be a number'), v.minValue(-90), v.maxValue(90)),
    lng: v.pipe(v.number('must be a number'), v.minValue(-180), v.maxValue(180)),
    link: webAddress,
  }),
  social: listOf(record({ name: text(40), url: webAddress }), 4),
})

export const catalogueOffers = listOf(
  record({ title: text(120), description: text(1000), picture: pictureName }),
  1,
)

export const catalogueGallery = listOf(record({ picture: pictureName, caption: text(200) }), 1)

export const catalogueSlides = listOf(
  record({
    picture: pictureName,
    /** The upright picture that a phone shows instead. */
    tallPicture: v.optional(pictureName),
    headline: text(80),
    line: text(200),
    link: record({ text: text(40), href: matching(/^\/[\w\-./#?=&]*$/, '/motorcycle') }),
  }),
  1,
)

export const catalogueFilms = listOf(
  record({
    id: choice(['amc', 'optain', 'joy-club']),
    title: text(120),
    poster: pictureName,
    youtubeId: v.optional(matching(/^[\w-]{11}$/, 'a YouTube id of 11 characters')),
    file: v.optional(matching(/^[a-z0-9/-]+\.mp4$/, 'films/amc.mp4')),
  }),
  0,
)

export const pictureManifest = record({
  pictures: v.record(
    pictureName,
    record({
      width: wholeNumber,
      height: wholeNumber,
      widths: listOf(wholeNumber, 1),
      version: matching(/^[0-9a-f]{8}$/, '1f0c9a3e: eight hexadecimal digits'),
      alpha: yesOrNo,
      made: v.optional(v.record(v.string(), v.unknown())),
    }),
  ),
})
