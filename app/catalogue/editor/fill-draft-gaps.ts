import * as v from 'valibot'
import { measurementsSchema } from '#app/catalogue/vehicles/measurements.ts'
import {
  extraModelFieldsSchema,
  type ModelDocument,
  modelDocumentEntries,
} from '#app/catalogue/vehicles/model-document.ts'
import { type SpecificationGroup, unknownPrice } from '#app/catalogue/vehicles/vehicle.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'

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
  const { name, tagline, description, use, kind, slug, price, position, engineCc } =
    modelDocumentEntries
  const colours = fillColours(kept['colours'])
  const more = v.safeParse(v.object(extraModelFieldsSchema.entries), kept)
  const displacement = parseOr(engineCc, kept['engineCc'], undefined)
  const note = parseOr(modelDocumentEntries.note, kept['note'], undefined)
  const availability = parseOr(modelDocumentEntries.availability, kept['availability'], undefined)
  return {
    name: parseOr(name, kept['name'], key),
    slug: parseOr(slug, kept['slug'], key),
    kind: parseOr(kind, kept['kind'], 'bike'),
    status: 'active',
    hasDetails: parseOr(modelDocumentEntries.hasDetails, kept['hasDetails'], true),
    ...(availability !== undefined && { availability }),
    position: parseOr(position, kept['position'], 1),
    ...(note !== undefined && { note }),
    tagline: parseOr(tagline, kept['tagline'], gapText),
    description: parseOr(description, kept['description'], gapText),
    use: parseOr(use, kept['use'], 'city'),
    ...(displacement !== undefined && { engineCc: displacement }),
    price: parseOr(price, kept['price'], unknownPrice),
    priceCheckedOn: parseOr(modelDocumentEntries.priceCheckedOn, kept['priceCheckedOn'], today),
    priceIsApproximate: v.is(price, kept['price']),
    summary: parseOr(
      modelDocumentEntries.summary,
      { engine: gapText, power: gapText, transmission: gapText, ...toRecord(kept['summary']) },
      { engine: gapText, power: gapText, transmission: gapText },
    ),
    specifications: fillSpecifications(kept['specifications']),
    figures: parseStoredJson(measurementsSchema, JSON.stringify(kept['figures'] ?? {}), {}),
    variants: fillVariants(kept['variants']),
    colours,
    features: parseEntries(kept['features'], modelDocumentEntries.features, () => ({
      heading: gapText,
      description: gapText,
      picture: noPictureName,
    })),
    accessories: parseEntries(kept['accessories'], modelDocumentEntries.accessories, () => ({
      heading: gapText,
      description: gapText,
      picture: noPictureName,
    })),
    pictures: fillPictures(kept['pictures'], key),
    sources: parseOr(modelDocumentEntries.sources, kept['sources'], []),
    ...(more.success && more.output),
  }
}

/**
 * Returns the entries of a list, each completed with default values. Entries that are still invalid
 * are left out.
 */
function parseEntries<Item>(
  value: unknown,
  list: v.GenericSchema<unknown, Item[]>,
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
  const [first = paint(0), ...rest] = parseEntries(value, modelDocumentEntries.colours, paint)
  return [first, ...rest]
}

/** The first variant has the model's price. */
function fillVariants(value: unknown): ModelDocument['variants'] {
  const whole = v.safeParse(modelDocumentEntries.variants, value)
  if (whole.success) return whole.output
  const named = parseEntries(value, modelDocumentEntries.variants, () => ({
    name: gapText,
    difference: 0,
  }))
  return named.length > 0 ? named : [{ name: gapText, difference: 0 }]
}

function fillSpecifications(value: unknown): ModelDocument['specifications'] {
  const written = toRecord(value)
  const { entries } = modelDocumentEntries.specifications
  const of = (group: SpecificationGroup) =>
    parseEntries(written[group], entries[group], () => ({ label: gapText, value: gapText }))
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
  const { pictures } = modelDocumentEntries
  return parseOr(
    pictures,
    { ...start, ...toRecord(value) },
    parseOr(pictures, { ...start, ...stills }, start),
  )
}

function parseOr<Output, Other>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  other: Other,
): Output | Other {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : other
}

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
