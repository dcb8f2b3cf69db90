import * as v from 'valibot'
import { type ModelDocument, modelEntries, moreOfModel } from '#app/vehicles/model.ts'
import { shownColour } from '#app/vehicles/model-pictures.ts'
import type { SpecificationGroup } from '#app/vehicles/vehicle.ts'
import { namedPictures } from '#app/writing/named-pictures.ts'

/** Stands where nobody has written anything yet. */
const dash = '–'

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
  const anyPicture = namedPictures(typed)[0]
  const colours = coloursOf(kept['colours'], anyPicture)
  const more = v.safeParse(v.object(moreOfModel.entries), kept)
  const displacement = readOr(engineCc, kept['engineCc'], undefined)
  const note = readOr(modelEntries.note, kept['note'], undefined)
  return {
    name: readOr(name, kept['name'], key),
    slug: readOr(slug, kept['slug'], key),
    kind: readOr(kind, kept['kind'], 'bike'),
    status: 'active',
    hasDetails: readOr(modelEntries.hasDetails, kept['hasDetails'], true),
    position: readOr(position, kept['position'], 1),
    ...(note !== undefined && { note }),
    tagline: readOr(tagline, kept['tagline'], dash),
    description: readOr(description, kept['description'], dash),
    use: readOr(use, kept['use'], 'city'),
    ...(displacement !== undefined && { engineCc: displacement }),
    price: readOr(price, kept['price'], 0),
    priceCheckedOn: readOr(modelEntries.priceCheckedOn, kept['priceCheckedOn'], today),
    priceIsApproximate: true,
    summary: readOr(
      modelEntries.summary,
      { engine: dash, power: dash, transmission: dash, ...fieldsOf(kept['summary']) },
      { engine: dash, power: dash, transmission: dash },
    ),
    specifications: specificationsOf(kept['specifications']),
    figures: readOr(modelEntries.figures, kept['figures'], {}),
    variants: variantsOf(kept['variants']),
    colours,
    features: each(kept['features'], modelEntries.features, () => ({
      heading: dash,
      description: dash,
      picture: anyPicture ?? key,
    })),
    accessories: each(kept['accessories'], modelEntries.accessories, () => ({
      heading: dash,
      description: dash,
      picture: anyPicture ?? key,
    })),
    pictures: picturesOf(kept['pictures'], { key, isSeen: shownColour(colours) !== undefined }),
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

/** A machine has one paint at least, and is seen in it where there is any picture of it at all. */
function coloursOf(value: unknown, anyPicture: string | undefined): ModelDocument['colours'] {
  const paint = (index: number) => ({ name: dash, slug: `colour-${index + 1}`, swatch: '#8d929b' })
  const written = each(value, modelEntries.colours, paint)
  const [first = paint(0), ...rest] = written
  if (shownColour(written) || anyPicture === undefined) return [first, ...rest]
  return [{ ...first, hero: anyPicture }, ...rest]
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

/** Too few frames are none yet; one that nobody has a picture of is shown by another machine's, and says so. */
function picturesOf(
  value: unknown,
  { key, isSeen }: { key: string; isSeen: boolean },
): ModelDocument['pictures'] {
  const { frames: _, ...stills } = fieldsOf(value)
  const start = { folder: key, isPlaceholder: !isSeen }
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
