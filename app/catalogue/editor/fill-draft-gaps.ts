import * as v from 'valibot'
import { emptyMeasurements } from '#app/catalogue/vehicles/measurements.ts'
import {
  extraModelFieldNames,
  extraModelFieldsSchema,
  type ModelDocument,
  modelFields,
} from '#app/catalogue/vehicles/model-content.ts'
import { specificationFields } from '#app/catalogue/vehicles/specification-fields.ts'
import { type SpecificationGroup, unknownPrice } from '#app/catalogue/vehicles/vehicle.ts'
import type { ContentField } from '#app/content/fields/content-field.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { pick } from '#app/platform/schema/pick.ts'

/** Shown in place of a missing text. */
const gapText = '–'
/** A picture name without a picture. */
const noPictureName = 'none'

/**
 * Completes a draft for its preview. Values and list entries that are valid stay; a dash replaces
 * missing texts. The result is never published.
 */
export function fillDraftGaps(
  typed: unknown,
  { key, today }: { key: string; today: string },
): ModelDocument {
  const kept = toRecord(typed)
  const fields = modelFields
  const more = v.safeParse(extraModelFieldsSchema, pick(kept, extraModelFieldNames))
  const availability = valueOr(fields.availability, kept['availability'], undefined)
  const note = valueOr(fields.note, kept['note'], undefined)
  const engineCc = valueOr(fields.engineCc, kept['engineCc'], undefined)
  return {
    name: valueOr(fields.name, kept['name'], key),
    slug: valueOr(fields.slug, kept['slug'], key),
    kind: valueOr(fields.kind, kept['kind'], 'bike'),
    status: 'active',
    hasDetails: valueOr(fields.hasDetails, kept['hasDetails'], true),
    ...(availability !== undefined && { availability }),
    position: valueOr(fields.position, kept['position'], 1),
    ...(note !== undefined && { note }),
    tagline: valueOr(fields.tagline, kept['tagline'], gapText),
    description: valueOr(fields.description, kept['description'], gapText),
    use: valueOr(fields.use, kept['use'], 'city'),
    ...(engineCc !== undefined && { engineCc }),
    price: valueOr(fields.price, kept['price'], unknownPrice),
    priceCheckedOn: valueOr(fields.priceCheckedOn, kept['priceCheckedOn'], today),
    priceIsApproximate: v.is(fields.price.schema, kept['price']),
    summary: valueOr(fields.summary, { ...emptyCard, ...toRecord(kept['summary']) }, emptyCard),
    specifications: fillSpecifications(kept['specifications']),
    figures: parseStoredJson(
      fields.figures.schema,
      JSON.stringify(kept['figures'] ?? {}),
      emptyMeasurements,
    ),
    variants: fillVariants(kept['variants']),
    colours: fillColours(kept['colours']),
    features: entriesOf(fields.features, kept['features'], () => emptyPicturedEntry),
    accessories: entriesOf(fields.accessories, kept['accessories'], () => emptyPicturedEntry),
    pictures: fillPictures(kept['pictures'], key),
    sources: valueOr(fields.sources, kept['sources'], []),
    ...(more.success && more.output),
  }
}

const emptyCard = { engine: gapText, power: gapText, transmission: gapText }
const emptyPicturedEntry = { heading: gapText, description: gapText, picture: noPictureName }

/**
 * Returns the entries of a list, each completed with default values. Entries that are still invalid
 * are left out.
 */
function entriesOf<Item>(
  { schema: list }: ContentField<Item[]>,
  value: unknown,
  standIn: (index: number) => object,
): Item[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((it, index) => {
    const read = v.safeParse(list, [{ ...standIn(index), ...toRecord(it) }])
    return read.success ? read.output : []
  })
}

/** A model has at least one colour. */
function fillColours(value: unknown): ModelDocument['colours'] {
  const paint = (index: number) => ({
    name: gapText,
    slug: `colour-${index + 1}`,
    swatch: '#8d929b',
  })
  const [first = paint(0), ...rest] = entriesOf(modelFields.colours, value, paint)
  return [first, ...rest]
}

/** The first variant has the model's price. */
function fillVariants(value: unknown): ModelDocument['variants'] {
  const whole = v.safeParse(modelFields.variants.schema, value)
  if (whole.success) return whole.output
  const named = entriesOf(modelFields.variants, value, () => ({
    name: gapText,
    difference: 0,
  }))
  return named.length > 0 ? named : [{ name: gapText, difference: 0 }]
}

function fillSpecifications(value: unknown): ModelDocument['specifications'] {
  const written = toRecord(value)
  const of = (group: SpecificationGroup) =>
    entriesOf(specificationFields[group], written[group], () => ({
      label: gapText,
      value: gapText,
    }))
  return {
    bodyDimensions: of('bodyDimensions'),
    engineDetails: of('engineDetails'),
    transmissionDetails: of('transmissionDetails'),
    tyreDetails: of('tyreDetails'),
    frame: of('frame'),
    electrical: of('electrical'),
  }
}

/** Leaves out the frames if they are too few. A missing picture shows as missing. */
function fillPictures(value: unknown, key: string): ModelDocument['pictures'] {
  const { frames: _, ...stills } = toRecord(value)
  const start = { folder: key, isPlaceholder: false }
  const { pictures } = modelFields
  return valueOr(
    pictures,
    { ...start, ...toRecord(value) },
    valueOr(pictures, { ...start, ...stills }, start),
  )
}

function valueOr<Value, Other>(
  { schema }: ContentField<Value>,
  value: unknown,
  other: Other,
): Value | Other {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : other
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
