import * as v from 'valibot'
import { fieldNames, recordSchema } from '#app/content/fields/content-field.ts'
import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import {
  lineField,
  optionField,
  paragraphLineField,
  rupeesField,
  tickField,
} from '#app/content/fields/field-kinds.ts'
import {
  checked,
  hiddenField,
  optional,
  ownField,
  withDefault,
} from '#app/content/fields/field-modifiers.ts'
import { groupField, partsField, rowsField } from '#app/content/fields/record-field-kinds.ts'
import { fileNameField } from '#app/content/fields/upload-field-kinds.ts'
import {
  day,
  hasUniqueKeys,
  lineOfText,
  oneOfOptions,
  positiveInteger,
  slug,
  textMatching,
  trueOrFalse,
} from '#app/platform/schema/schemas.ts'
import { accessoriesField, featuresField } from './accessory-fields.ts'
import { availabilities, availabilityOf } from './availability.ts'
import { coloursField, picturesField } from './colour-fields.ts'
import { measurementFields } from './measurement-fields.ts'
import * as words from './model-content-words.ts'
import { hints, labels, sections } from './model-content-words.ts'
import * as fileWords from './model-file-words.ts'
import { modelReview } from './model-review.ts'
import { sourcesField, specificationFields, summaryFields } from './specification-fields.ts'

/** Characters that a name must not contain, because the name is part of addresses. */
const forbiddenNameCharacters = /[/?#%\\<>"]/

const nameSchema = v.pipe(
  lineOfText(60),
  v.check((it) => !forbiddenNameCharacters.test(it), 'must not contain / ? # % \\ < > or "'),
  v.check((it) => /[\p{L}\p{N}]/u.test(it), 'must contain a letter or a digit'),
)

/** Maximum lengths, in characters. */
export const maxTextLength = { tagline: 120, description: 900 } as const

const variantRows = checked(
  rowsField(
    sections.variants,
    {
      name: lineField(labels.variantName, { max: 60 }),
      difference: rupeesField(labels.difference, 0),
    },
    { one: labels.variant, least: 1, most: 20, table: true },
  ),
  (variants) => variants[0]?.difference === 0,
  'must start with the variant whose difference is 0',
)

const registeredAmount = (label: string, unit: string, hint: string) =>
  optional(
    ownField(
      v.pipe(
        v.number('must be a number like 184.4'),
        v.gtValue(0, 'must be more than 0'),
        v.maxValue(10_000, 'must be at most 10,000'),
      ),
      { kind: 'number', label, unit, hint },
    ),
  )

/** Facts of the registration from which charges on the road are computed. */
const registrationFields = {
  // They may differ from the brochure, for example if that states a motor's peak power.
  cc: registeredAmount(labels.registeredCc, 'cc', hints.registeredFigure),
  kw: registeredAmount(labels.registeredKw, 'kW', hints.registeredFigure),
  isImported: tickField(labels.isImported),
}

/** Fields without a column of their own; they are stored together as JSON. */
const extraFields = {
  // YouTube id of a film.
  film: optional(
    ownField(textMatching(/^[\w-]{11}$/, 'aBcDeFgHiJk: the 11 characters of a YouTube address'), {
      kind: 'text',
      label: fileWords.film,
      hint: fileWords.filmHint,
    }),
  ),
  // The film replaces the YouTube film.
  filmFile: optional(fileNameField(fileWords.filmFile, 'mp4')),
  brochure: optional(fileNameField(fileWords.brochure, 'pdf', { hint: fileWords.brochureHint })),
  // The variant in the pictures, if variants look different.
  picturesShow: optional(lineField(labels.picturesShow, { max: 60, hint: hints.picturesShow })),
  registration: optional(groupField(labels.registration, registrationFields)),
}
export const extraModelFieldsSchema = recordSchema(extraFields)
export const extraModelFieldNames = fieldNames(extraFields)

export const modelFields = {
  name: ownField(nameSchema, { kind: 'text', label: labels.name, hint: hints.name }),
  slug: ownField(slug, { kind: 'text', label: labels.slug, hint: hints.slug }),
  formValue: optional(hiddenField(slug, labels.formValue)),
  kind: optionField(labels.kind, ['bike', 'scooter', 'ev'], words.kinds),
  status: hiddenField(oneOfOptions(['active', 'inactive']), labels.status),
  hasDetails: hiddenField(trueOrFalse, labels.hasDetails),
  // If missing, the site's value stays. For a new model `availabilityOf` decides.
  availability: optional(
    optionField(labels.availability, availabilities, words.availabilities, {
      hint: hints.availability,
      none: words.asOnSite,
    }),
  ),
  position: hiddenField(positiveInteger, labels.position),
  note: optional(
    paragraphLineField(labels.note, { max: 300, rows: 2, hint: hints.note, isWide: true }),
  ),
  tagline: lineField(labels.tagline, {
    max: maxTextLength.tagline,
    hint: hints.tagline,
    isWide: true,
  }),
  description: paragraphLineField(labels.description, {
    max: maxTextLength.description,
    rows: 5,
    hint: hints.description,
    isWide: true,
  }),
  use: optionField(
    labels.use,
    ['commute', 'family', 'city', 'sport', 'touring', 'performance'],
    words.uses,
  ),
  engineCc: optional(
    ownField(v.pipe(v.number('must be a number like 184.4'), v.gtValue(0, 'must be more than 0')), {
      kind: 'number',
      label: labels.engineCc,
      unit: 'cc',
    }),
  ),
  // 0 is valid only if the model is not on sale.
  price: rupeesField(labels.price, 0),
  priceCheckedOn: hiddenField(day, labels.priceCheckedOn),
  // `false` if the price is confirmed.
  priceIsApproximate: withDefault(hiddenField(trueOrFalse, labels.priceIsApproximate), true),
  // The three lines of the model's card.
  summary: partsField(summaryFields),
  specifications: partsField(specificationFields),
  figures: withDefault(partsField(measurementFields), {}),
  variants: checked(
    variantRows,
    (variants) => hasUniqueKeys(variants, (it) => it.name),
    'must not repeat a name',
  ),
  colours: coloursField,
  features: featuresField,
  accessories: accessoriesField,
  pictures: picturesField,
  sources: sourcesField,
  ...extraFields,
}

/**
 * A model as JSON: a file in `catalogue/vehicles`, a draft, a version, or an entry of an export.
 */
export type ModelDocument = DocumentOf<typeof modelContent>
export type ModelColour = ModelDocument['colours'][number]
export type ModelPictures = ModelDocument['pictures']

const isVariantOf = ({ variants }: { variants: readonly { name: string }[] }, name: string) =>
  variants.some((it) => it.name === name)

export const modelContent = defineContent({
  key: 'model',
  label: 'the model',
  page: '/view-details',
  review: modelReview,
  fields: modelFields,
  sections: [
    {
      id: 'name',
      title: sections.name,
      fields: ['name', 'slug', 'kind', 'use', 'availability', 'tagline', 'description', 'note'],
    },
    {
      id: 'price',
      title: sections.price,
      hint: hints.prices,
      fields: ['price', 'variants', 'picturesShow', 'registration'],
    },
    {
      id: 'colours',
      title: sections.colours,
      hint: hints.colours,
      fields: ['colours', 'pictures'],
    },
    { id: 'card', title: sections.card, hint: hints.card, fields: ['summary', 'engineCc'] },
    { id: 'figures', title: sections.figures, hint: hints.figures, fields: ['figures'] },
    {
      id: 'specifications',
      title: sections.specifications,
      hint: hints.specifications,
      fields: ['specifications'],
    },
    { id: 'features', title: sections.features, fields: ['features'] },
    {
      id: 'accessories',
      title: sections.accessories,
      hint: hints.accessories,
      fields: ['accessories'],
    },
    {
      id: 'files',
      title: fileWords.section,
      hint: fileWords.sectionHint,
      fields: ['film', 'filmFile', 'brochure'],
    },
    { id: 'sources', title: sections.sources, hint: hints.sources, fields: ['sources'] },
  ],
  rules: [
    {
      field: 'colours',
      isMet: (model) =>
        model.colours.every(({ variant }) => !variant || isVariantOf(model, variant)),
      says: 'must use only variants of this model',
    },
    {
      field: 'picturesShow',
      isMet: (model) => model.picturesShow === undefined || isVariantOf(model, model.picturesShow),
      says: 'must be a variant of this model',
    },
    {
      field: 'specifications',
      isMet: (model) =>
        Object.values(model.specifications)
          .flat()
          .every(({ variant }) => !variant || isVariantOf(model, variant)),
      says: 'must use only variants of this model',
    },
    {
      field: 'price',
      isMet: (model) => model.price > 0 || availabilityOf(model) === 'service-only',
      says: 'must be a whole number of rupees from 1 to 99,99,999 while the model is on sale',
    },
  ],
})
