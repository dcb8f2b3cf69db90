import { demoPicturedVariants, demoVariantRows } from './demo-variant-specifications.ts'

type Group = Record<string, unknown>
type Model = { slug: string; variants: readonly string[] }

/**
 * Splits the rows of a stored specification that describe two variants in one value. Returns the
 * text unchanged if there are no such rows.
 */
export function withVariantRows(json: string, model: Model): string {
  const stored = read(json)
  if (!isGroup(stored)) return json
  const filled = fillRows(stored, model)
  return filled === stored ? json : JSON.stringify(filled)
}

/** Returns the variant that the model's pictures show, if they are the demo's pictures. */
export function picturedVariantOf(
  { slug, variants }: Model,
  isDemoPictures: boolean,
): string | undefined {
  const pictured = demoPicturedVariants[slug]
  return isDemoPictures && pictured !== undefined && variants.includes(pictured)
    ? pictured
    : undefined
}

/**
 * Splits the same rows in a model's stored document: a draft, a schedule or a change in an import.
 */
export function withVariantSpecifications(json: string | null): string | null {
  const document = read(json)
  if (!isGroup(document) || typeof document['slug'] !== 'string') return json
  const model = { slug: document['slug'], variants: listOf(document['variants']).map(nameOf) }
  const specifications = document['specifications']
  const pictured =
    'picturesShow' in document
      ? undefined
      : picturedVariantOf(model, hasDemoPictures(document, model.slug))
  return JSON.stringify({
    ...document,
    ...(isGroup(specifications) && { specifications: fillRows(specifications, model) }),
    ...(pictured !== undefined && { picturesShow: pictured }),
  })
}

function fillRows(groups: Group, model: Model): Group {
  const filled = Object.entries(groups).map(([group, rows]) => [
    group,
    Array.isArray(rows) ? listOf(rows).flatMap((row) => splitRow(row, model)) : rows,
  ])
  const next: Group = Object.fromEntries(filled)
  return Object.keys(next).some((group) => lengthOf(next[group]) !== lengthOf(groups[group]))
    ? next
    : groups
}

function splitRow(row: unknown, { slug, variants }: Model): unknown[] {
  if (!isGroup(row)) return [row]
  const known = demoVariantRows.find(
    (it) => it.slug === slug && it.label === row['label'] && it.was === row['value'],
  )
  if (!known?.is.every(({ variant }) => variants.includes(variant))) return [row]
  return known.is.map(({ variant, value }) => ({ ...row, value, variant }))
}

/** Returns `true` if all pictures of the model came with the demo. */
function hasDemoPictures({ pictures, colours }: Group, slug: string): boolean {
  return (
    isGroup(pictures) &&
    pictures['folder'] === slug &&
    listOf(colours).every((it) => isGroup(it) && it['hero'] === undefined)
  )
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const lengthOf = (value: unknown) => listOf(value).length
const nameOf = (value: unknown) => (isGroup(value) ? String(value['name']) : '')

function read(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null')
  } catch {
    return undefined
  }
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
