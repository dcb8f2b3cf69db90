import * as v from 'valibot'
import {
  day,
  hasUniqueKeys,
  hexColour,
  lineOfText,
  listOfItems,
  oneOfOptions,
  pictureName,
  positiveInteger,
  rupeeAmount,
  slug,
  strictRecord,
  textMatching,
  trueOrFalse,
} from '#app/platform/schema/schemas.ts'
import { accessoryFittingNames } from './accessory-fittings.ts'
import { availabilities, availabilityOf } from './availability.ts'
import { measurementsSchema } from './measurements.ts'
import { paintFinishes } from './paint-finishes.ts'
import { sourcesSchema, specificationsSchema, summarySchema } from './specification-schemas.ts'

/** A model as it is written down: a file of `catalogue/vehicles`, a draft, a version, an archive's entry. */
export type ModelDocument = v.InferOutput<typeof modelDocumentSchema>
export type ModelColour = ModelDocument['colours'][number]
export type ModelPictures = ModelDocument['pictures']

/** What a name may not hold: it stands in addresses as it is. */
const forbiddenNameCharacters = /[/?#%\\<>"]/

export const modelNameSchema = v.pipe(
  lineOfText(60),
  v.check((it) => !forbiddenNameCharacters.test(it), 'must not contain / ? # % \\ < > or "'),
  v.check((it) => /[\p{L}\p{N}]/u.test(it), 'must contain a letter or a digit'),
)

/** At most so many characters. */
export const maxTextLength = { tagline: 120, description: 900 } as const

/** At most these many, each well beyond what a maker sells of one machine. */
const maxEntries = { variants: 20, colours: 24, features: 24, accessories: 80 }

const variantsSchema = v.pipe(
  listOfItems(
    strictRecord({ name: lineOfText(60), difference: rupeeAmount(0) }),
    1,
    maxEntries.variants,
  ),
  v.check((list) => list[0]?.difference === 0, 'must start with the variant whose difference is 0'),
  v.check((list) => hasUniqueKeys(list, (it) => it.name), 'must not repeat a name'),
)

const coloursSchema = v.pipe(
  listOfItems(
    strictRecord({
      name: lineOfText(60),
      slug,
      swatch: hexColour,
      swatch2: v.optional(hexColour),
      /** The name of the variant that alone has this paint. */
      variant: v.optional(lineOfText(60)),
      finish: v.optional(oneOfOptions(paintFinishes)),
      /** Of the model's folder: the pictures `hero-<picture>` and `icon-<picture>`. */
      picture: v.optional(slug),
      /** A picture of the dealer's own, in place of the folder's. */
      hero: v.optional(pictureName),
      icon: v.optional(pictureName),
    }),
    1,
    maxEntries.colours,
  ),
  v.check((list) => hasUniqueKeys(list, (it) => it.slug), 'must not repeat a web address (slug)'),
  v.check((list) => hasUniqueKeys(list, (it) => it.name), 'must not repeat a name'),
)

const featuresSchema = listOfItems(
  strictRecord({ heading: lineOfText(80), description: lineOfText(400), picture: pictureName }),
  0,
  maxEntries.features,
)

const accessoriesSchema = v.pipe(
  listOfItems(
    strictRecord({
      heading: lineOfText(80),
      description: lineOfText(400),
      partNo: textMatching(/^[A-Z0-9][A-Z0-9./-]{2,29}$/, 'SR-ACC-1042: capitals, digits, hyphens'),
      price: textMatching(/^(?!0+\.00)\d{1,7}\.\d{2}$/, '"1250.00": rupees and paise in quotes'),
      picture: pictureName,
      /** What it is on the machine; none is counted and never drawn. */
      fitting: v.optional(oneOfOptions(accessoryFittingNames)),
    }),
    0,
    maxEntries.accessories,
  ),
  v.check(
    (list) => hasUniqueKeys(list, (it) => it.partNo),
    'must not have the same part number twice',
  ),
  v.check((list) => hasUniqueKeys(list, (it) => it.partNo), 'must not repeat a part number'),
)

/** How many frames a turntable has at least and at most. */
export const turntableFrameLimits = { least: 12, most: 72 } as const

const picturesSchema = strictRecord({
  /** Where its pictures lie in the manifest; a new model's may be empty. */
  folder: pictureName,
  /** The folder whose turntable is shown, where the model's own folder has none. */
  turntable: v.optional(pictureName),
  isPlaceholder: trueOrFalse,
  /** Of the dealer's own: the machine from its other side and from behind. */
  side: v.optional(pictureName),
  rear: v.optional(pictureName),
  /** Of the dealer's own, in the order in which the machine turns. */
  frames: v.optional(
    listOfItems(pictureName, turntableFrameLimits.least, turntableFrameLimits.most),
  ),
  /** What is to be known of single pictures, by their names. */
  told: v.optional(
    listOfItems(
      strictRecord({
        name: pictureName,
        alt: v.optional(lineOfText(200)),
        /** What must stay in view where it is cut: per cent from the left and from the top. */
        focus: v.optional(strictRecord({ x: percentSchema(), y: percentSchema() })),
      }),
      0,
      200,
    ),
  ),
})

function percentSchema() {
  const sentence = 'must be a number from 0 to 100'
  return v.pipe(v.number(sentence), v.minValue(0, sentence), v.maxValue(100, sentence))
}

/** Of a model that the columns of its row do not hold; kept beside them as they are. */
export const extraModelFieldsSchema = strictRecord({
  /** A film of the machine, by its id on YouTube. */
  film: v.optional(
    textMatching(/^[\w-]{11}$/, 'aBcDeFgHiJk: the 11 characters of a YouTube address'),
  ),
  /** An uploaded one, which is shown in its place, and an uploaded brochure: names of files that are kept. */
  filmFile: v.optional(textMatching(/^media\/[0-9a-f]{16}\.mp4$/, 'media/0123456789abcdef.mp4')),
  brochure: v.optional(textMatching(/^media\/[0-9a-f]{16}\.pdf$/, 'media/0123456789abcdef.pdf')),
  /** The name of the variant that its pictures show, where variants look different. */
  picturesShow: v.optional(lineOfText(60)),
})

export const modelDocumentEntries = {
  name: modelNameSchema,
  slug,
  formValue: v.optional(slug),
  kind: oneOfOptions(['bike', 'scooter', 'ev']),
  status: oneOfOptions(['active', 'inactive']),
  hasDetails: trueOrFalse,
  /** Left out: as the site has it, see `availabilityOf` for a model that is new there. */
  availability: v.optional(oneOfOptions(availabilities)),
  position: positiveInteger,
  note: v.optional(lineOfText(300)),
  tagline: lineOfText(maxTextLength.tagline),
  description: lineOfText(maxTextLength.description),
  use: oneOfOptions(['commute', 'family', 'city', 'sport', 'touring', 'performance']),
  engineCc: v.optional(
    v.pipe(v.number('must be a number like 184.4'), v.gtValue(0, 'must be more than 0')),
  ),
  /** 0 only where the model is not on sale. */
  price: rupeeAmount(0),
  priceCheckedOn: day,
  /** False for one that is known for sure. */
  priceIsApproximate: v.optional(trueOrFalse, true),
  summary: summarySchema,
  specifications: specificationsSchema,
  figures: v.optional(measurementsSchema, {}),
  variants: variantsSchema,
  colours: coloursSchema,
  features: featuresSchema,
  accessories: accessoriesSchema,
  pictures: picturesSchema,
  sources: sourcesSchema,
  ...extraModelFieldsSchema.entries,
}

export const modelDocumentSchema = v.pipe(
  strictRecord(modelDocumentEntries),
  v.forward(
    v.check(
      ({ variants: sold, colours: paints }) =>
        paints.every((it) => !it.variant || sold.some(({ name }) => name === it.variant)),
      'must use only variants of this model',
    ),
    ['colours'],
  ),
  v.forward(
    v.check(
      ({ variants: sold, picturesShow: shown }) =>
        shown === undefined || sold.some(({ name }) => name === shown),
      'must be a variant of this model',
    ),
    ['picturesShow'],
  ),
  v.forward(
    v.check(
      ({ variants: sold, specifications: groups }) =>
        Object.values(groups)
          .flat()
          .every((row) => !row.variant || sold.some(({ name }) => name === row.variant)),
      'must use only variants of this model',
    ),
    ['specifications'],
  ),
  v.forward(
    v.check(
      (it) => it.price > 0 || availabilityOf(it) === 'service-only',
      'must be a whole number of rupees from 1 to 99,99,999 while the model is on sale',
    ),
    ['price'],
  ),
)
