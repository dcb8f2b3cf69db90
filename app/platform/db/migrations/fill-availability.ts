import { demoDiscontinuedModels } from './demo-discontinued-models.ts'
import { demoSlideReplacements } from './demo-slide-replacements.ts'

/** Fields of a model that are compared, in a row and in a document. */
export type ComparedModel = {
  slug: unknown
  name: unknown
  price: unknown
  note: unknown
  description: unknown
}

/**
 * Returns the new texts of a demo model that is no longer sold and was not edited, otherwise
 * undefined. A price that was only confirmed does not count as edited.
 */
export function serviceOnlyTexts(
  model: ComparedModel,
): { note: string; description?: string } | undefined {
  const known = demoDiscontinuedModels.find(({ slug }) => slug === model.slug)
  const isDemo =
    known !== undefined &&
    known.name === model.name &&
    known.price === model.price &&
    known.notes.some((it) => it === model.note) &&
    known.descriptions.some((it) => it === model.description)
  if (!isDemo) return undefined
  const { note, description } = known
  return { note, ...(description !== undefined && { description }) }
}

/**
 * Adds the availability to a model's stored document. Unedited demo models get it as above. If
 * `isFilled`, other models get it from `hasDetails`.
 */
export function withAvailability(json: string | null, { isFilled }: { isFilled: boolean }) {
  const model = read(json)
  if (!isGroup(model) || 'availability' in model) return json
  const texts = serviceOnlyTexts({
    slug: model['slug'],
    name: model['name'],
    price: model['price'],
    note: model['note'],
    description: model['description'],
  })
  if (texts) return JSON.stringify({ ...model, availability: 'service-only', ...texts })
  if (!isFilled) return json
  const availability = model['hasDetails'] === false ? 'service-only' : 'on-sale'
  return JSON.stringify({ ...model, availability })
}

/** Replaces the slides of demo models that are no longer sold, in a stored list of slides. */
export function withReplacedSlides(json: string | null, isReplaced: (slug: string) => boolean) {
  const stored = read(json)
  const replaced = replaceSlides(stored, isReplaced)
  return replaced === stored ? json : JSON.stringify(replaced)
}

/** Returns the same value if there is nothing to replace. */
function replaceSlides(value: unknown, isReplaced: (slug: string) => boolean): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = value
    const next = list.map((it) => replaceSlides(it, isReplaced))
    return next.some((it, index) => it !== list[index]) ? next : value
  }
  if (!isGroup(value)) return value
  if (Array.isArray(value['slides'])) {
    const slides = replaceSlides(value['slides'], isReplaced)
    return slides === value['slides'] ? value : { ...value, slides }
  }
  const known = demoSlideReplacements.find(
    ({ advertises, was }) => isReplaced(advertises) && isSlide(value, was),
  )
  if (!known) return value
  const { tallPicture: _, quietSide: __, ...same } = value
  return {
    ...same,
    ...known.is,
    // A slide on the site names its side; a slide in a file omits the default side.
    ...('quietSide' in value && { quietSide: 'left' }),
  }
}

function isSlide(
  value: Record<string, unknown>,
  was: (typeof demoSlideReplacements)[number]['was'],
): boolean {
  const link = value['link']
  return (
    value['picture'] === was.picture &&
    (value['tallPicture'] === undefined || value['tallPicture'] === was.tallPicture) &&
    value['headline'] === was.headline &&
    value['line'] === was.line &&
    ['left', undefined].includes(asText(value['quietSide'])) &&
    ['top', undefined].includes(asText(value['tallQuietSide'])) &&
    value['from'] === undefined &&
    value['until'] === undefined &&
    isGroup(link) &&
    was.links.some(({ text, href }) => text === link['text'] && href === link['href'])
  )
}

const asText = (value: unknown) => (typeof value === 'string' ? value : undefined)

function read(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return undefined
  }
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
