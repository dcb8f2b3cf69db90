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

/**
 * A model as JSON: a file in `catalogue/vehicles`, a draft, a version, or an entry of an export.
 */
export type ModelDocument = v.InferOutput<typeof modelDocumentSchema>
export type ModelColour = ModelDocument['colours'][number]
export type ModelPictures = ModelDocument['pictures']

/** Characters that a name must not contain, because the name is part of addresses. */
const forbiddenNameCharacters = /[/?#%\\<>"]/

export const modelNameSchema = v.pipe(
  lineOfText(60),
  v.check((it) => !forbiddenNameCharacters.test(it), 'must not contain / ? # % \\ < > or "'),
  v.check((it) => /[\p{L}\p{N}]/u.test(it), 'must contain a letter or a digit'),
)

/** Maximum lengths, in characters. */
export const maxTextLength = { tagline: 120, description: 900 } as const

/** Maximum list lengths, well above the real range of any model. */
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
      /** The only variant with this colour. */
      variant: v.optional(lineOfText(60)),
      finish: v.optional(oneOfOptions(paintFinishes)),
      /** Name in the model's folder: the pictures are `hero-<picture>` and `icon-<picture>`. */
      picture: v.optional(slug),
      /** A picture of the dealer's own, which replaces the one in the folder. */
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
      /**
       * Position and shape on the vehicle. Without it the accessory counts in the total but is not
       * drawn.
       */
      fitting: v.optional(oneOfOptions(accessoryFittingNames)),
    }),
    0,
    maxEntries.accessories,
  ),
  v.check((list) => hasUniqueKeys(list, (it) => it.partNo), 'must not repeat a part number'),
)

/** Minimum and maximum number of turntable pictures. */
export const turntableFrameLimits = { least: 12, most: 72 } as const

const picturesSchema = strictRecord({
  /** Folder of the model's pictures in the manifest; it may be empty for a new model. */
  folder: pictureName,
  /** Folder of the turntable pictures, if the model's own folder has none. */
  turntable: v.optional(pictureName),
  isPlaceholder: trueOrFalse,
  /** The dealer's own pictures: the other side, and the rear. */
  side: v.optional(pictureName),
  rear: v.optional(pictureName),
  /** The dealer's own turntable pictures, in the order of rotation. */
  frames: v.optional(
    listOfItems(pictureName, turntableFrameLimits.least, turntableFrameLimits.most),
  ),
  /** Alternative text and focal point of single pictures, by picture name. */
  told: v.optional(
    listOfItems(
      strictRecord({
        name: pictureName,
        alt: v.optional(lineOfText(200)),
        /** Focal point for cropping: percentages from the left and from the top. */
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

/** Fields without a column of their own; they are stored together as JSON. */
export const extraModelFieldsSchema = strictRecord({
  /** YouTube id of a film. */
  film: v.optional(
    textMatching(/^[\w-]{11}$/, 'aBcDeFgHiJk: the 11 characters of a YouTube address'),
  ),
  /** Uploaded files: a film, which replaces the YouTube film, and a brochure. */
  filmFile: v.optional(textMatching(/^media\/[0-9a-f]{16}\.mp4$/, 'media/0123456789abcdef.mp4')),
  brochure: v.optional(textMatching(/^media\/[0-9a-f]{16}\.pdf$/, 'media/0123456789abcdef.pdf')),
  /** The variant in the pictures, if variants look different. */
  picturesShow: v.optional(lineOfText(60)),
})

export const modelDocumentEntries = {
  name: modelNameSchema,
  slug,
  formValue: v.optional(slug),
  kind: oneOfOptions(['bike', 'scooter', 'ev']),
  status: oneOfOptions(['active', 'inactive']),
  hasDetails: trueOrFalse,
  /** If missing, the site's value stays. For a new model `availabilityOf` decides. */
  availability: v.optional(oneOfOptions(availabilities)),
  position: positiveInteger,
  note: v.optional(lineOfText(300)),
  tagline: lineOfText(maxTextLength.tagline),
  description: lineOfText(maxTextLength.description),
  use: oneOfOptions(['commute', 'family', 'city', 'sport', 'touring', 'performance']),
  engineCc: v.optional(
    v.pipe(v.number('must be a number like 184.4'), v.gtValue(0, 'must be more than 0')),
  ),
  /** 0 is valid only if the model is not on sale. */
  price: rupeeAmount(0),
  priceCheckedOn: day,
  /** `false` if the price is confirmed. */
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
