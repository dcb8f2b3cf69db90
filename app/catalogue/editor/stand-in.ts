import * as v from 'valibot'
import { figures } from '#app/catalogue/vehicles/figures.ts'
import { type ModelDocument, modelEntries, moreOfModel } from '#app/catalogue/vehicles/model.ts'
import { type SpecificationGroup, unknownPrice } from '#app/catalogue/vehicles/vehicle.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'

/** Stands where nobody has written anything yet. */
const dash = '–'
/** Names no picture. */
const none = 'none'

/**
 * A draft with gaps as far as it can be shown: what is there, of a list's entries what can be made out,
 * and a dash for the rest. Only looked at, never published.
 */
export function withStandIns(
  typed: unknown,
  { key, today }: { key: string; today: string },
): ModelDocument {
  const kept = fieldsOf(typed)
  const { name, tagline, description, use, kind, slug, price, position, engineCc } = modelEntries
  const colours = coloursOf(kept['colours'])
  const more = v.safeParse(v.object(moreOfModel.entries), kept)
  const displacement = readOr(engineCc, kept['engineCc'], undefined)
  const note = readOr(modelEntries.note, kept['note'], undefined)
  const availability = readOr(modelEntries.availability, kept['availability'], undefined)
  return {
    name: readOr(name, kept['name'], key),
    slug: readOr(slug, kept['slug'], key),
    kind: readOr(kind, kept['kind'], 'bike'),
    status: 'active',
    hasDetails: readOr(modelEntries.hasDetails, kept['hasDetails'], true),
    ...(availability !== undefined && { availability }),
    position: readOr(position, kept['position'], 1),
    ...(note !== undefined && { note }),
    tagline: readOr(tagline, kept['tagline'], dash),
    description: readOr(description, kept['description'], dash),
    use: readOr(use, kept['use'], 'city'),
    ...(displacement !== undefined && { engineCc: displacement }),
    price: readOr(price, kept['price'], unknownPrice),
    priceCheckedOn: readOr(modelEntries.priceCheckedOn, kept['priceCheckedOn'], today),
    priceIsApproximate: v.is(price, kept['price']),
    summary: readOr(
      modelEntries.summary,
      { engine: dash, power: dash, transmission: dash, ...fieldsOf(kept['summary']) },
      { engine: dash, power: dash, transmission: dash },
    ),
    specifications: specificationsOf(kept['specifications']),
    figures: parseStoredJson(figures, JSON.stringify(kept['figures'] ?? {}), {}),
    variants: variantsOf(kept['variants']),
    colours,
    features: each(kept['features'], modelEntries.features, () => ({
      heading: dash,
      description: dash,
      picture: none,
    })),
    accessories: each(kept['accessories'], modelEntries.accessories, () => ({
      heading: dash,
      description: dash,
      picture: none,
    })),
    pictures: picturesOf(kept['pictures'], key),
    sources: readOr(modelEntries.sources, kept['sources'], []),
    ...(more.success && more.output),
  }
}

/** Entries of a list, each with what it lacks; one that still is none is left out. */
function each<Item>(
  value: unknown,
  list: v.GenericSchema<unknown, Item[]>,
  standIn: (index: number) => object,
): Item[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((it, index) => {
    const read = v.safeParse(list, [{ ...standIn(index), ...fieldsOf(it) }])
    return read.success ? read.output : []
  })
}

/** A machine has one paint at least. */
function coloursOf(value: unknown): ModelDocument['colours'] {
  const paint = (index: number) => ({ name: dash, slug: `colour-${index + 1}`, swatch: '#8d929b' })
  const [first = paint(0), ...rest] = each(value, modelEntries.colours, paint)
  return [first, ...rest]
}

/** The first costs what the model does. */
function variantsOf(value: unknown): ModelDocument['variants'] {
  const whole = v.safeParse(modelEntries.variants, value)
  if (whole.success) return whole.output
  const named = each(value, modelEntries.variants, () => ({ name: dash, difference: 0 }))
  return named.length > 0 ? named : [{ name: dash, difference: 0 }]
}

function specificationsOf(value: unknown): ModelDocument['specifications'] {
  const written = fieldsOf(value)
  const { entries } = modelEntries.specifications
  const of = (group: SpecificationGroup) =>
    each(written[group], entries[group], () => ({ label: dash, value: dash }))
  return {
    bodyDimensions: of('bodyDimensions'),
    engineDetails: of('engineDetails'),
    transmissionDetails: of('transmissionDetails'),
    tyreDetails: of('tyreDetails'),
    frame: of('frame'),
    electrical: of('electrical'),
  }
}

/** Too few frames are none yet; of what nobody has a picture of it is seen that there is none. */
function picturesOf(value: unknown, key: string): ModelDocument['pictures'] {
  const { frames: _, ...stills } = fieldsOf(value)
  const start = { folder: key, isPlaceholder: false }
  const { pictures } = modelEntries
  return readOr(
    pictures,
    { ...start, ...fieldsOf(value) },
    readOr(pictures, { ...start, ...stills }, start),
  )
}

function readOr<Output, Other>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  other: Other,
): Output | Other {
  const read = v.safeParse(schema, value)
  return read.success ? read.output : other
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
