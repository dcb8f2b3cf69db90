import * as v from 'valibot'
import { documentFacts } from '#app/finance/document-facts.ts'
import { loanFacts } from '#app/finance/loan-facts.ts'
import {
  choice,
  day,
  hex,
  listOf,
  matching,
  pictureName,
  record,
  rupees,
  slug,
  text,
  unique,
  wholeNumber,
  yesOrNo,
} from '#app/shapes/shapes.ts'
import { decorationFacts } from '#app/site/decoration-facts.ts'
import { joyClubFacts } from '#app/site/joy-club-facts.ts'
import { electricityFacts } from '#app/vehicles/electricity-facts.ts'
import { figures } from '#app/vehicles/figures.ts'
import { sources, specifications, summary } from '#app/vehicles/specifications.ts'
import { amcFacts } from '#app/warranty/amc-facts.ts'
import { warrantyFacts } from '#app/warranty/warranty-facts.ts'

/** What a file under `catalogue/vehicles` holds: one model. */
export type CatalogueVehicle = v.InferOutput<typeof catalogueVehicle>
export type CatalogueColour = CatalogueVehicle['colours'][number]
export type CatalogueOffer = v.InferOutput<typeof catalogueOffers>[number]
export type CatalogueGalleryPicture = v.InferOutput<typeof catalogueGallery>[number]
export type CatalogueSlide = v.InferOutput<typeof catalogueSlides>[number]
export type CatalogueFacts = v.InferOutput<typeof catalogueFacts>
export type CatalogueFilm = v.InferOutput<typeof catalogueFilms>[number]

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
      /** The name of the variant that alone has this paint. */
      variant: v.optional(text(60)),
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

const catalogueModel = record({
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
  /** False for one that is known for sure. */
  priceIsApproximate: v.optional(yesOrNo, true),
  summary,
  specifications,
  figures: v.optional(figures, {}),
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
  sources,
})

export const catalogueVehicle = v.pipe(
  catalogueModel,
  v.forward(
    v.check(
      ({ variants: sold, colours: paints }) =>
        paints.every((it) => !it.variant || sold.some(({ name }) => name === it.variant)),
      'must name only variants that the model has',
    ),
    ['colours'],
  ),
)

export const catalogueOffers = listOf(
  record({
    title: text(120),
    description: text(1000),
    picture: pictureName,
    /** The models that it is for, by name. */
    models: v.optional(listOf(text(60), 1)),
    /** Its last day. */
    until: v.optional(day),
  }),
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

/** By the names under which the database holds them. */
export const catalogueFacts = record({
  amc: amcFacts.shape,
  'extended-warranty': warrantyFacts.shape,
  'joy-club': joyClubFacts.shape,
  finance: documentFacts.shape,
  'loan-terms': v.optional(loanFacts.shape),
  electricity: v.optional(electricityFacts.shape),
  decorations: decorationFacts.shape,
})

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
