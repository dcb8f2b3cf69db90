import type { FocalPoint } from '#app/media/pictures/crop-to-fill.ts'
import { valueAt } from '#app/platform/schema/json-path.ts'

export type PictureDescription = { name: string; alt?: string; focus?: FocalPoint }

export const pictureDescriptionsPath = ['pictures', 'told'] as const

/** Lists the valid descriptions of a document's pictures. */
function listPictureDescriptions(written: unknown): PictureDescription[] {
  const list = valueAt(written, pictureDescriptionsPath)
  return Array.isArray(list) ? list.filter(isPictureDescription) : []
}

export const pictureDescriptionOf = (written: unknown, name: string): PictureDescription =>
  listPictureDescriptions(written).find((it) => it.name === name) ?? { name }

/**
 * Returns the list with one description replaced. A picture without alternative text and focal
 * point is left out.
 */
export function withPictureDescription(
  written: unknown,
  { name, alt, focus }: PictureDescription,
): PictureDescription[] | undefined {
  const others = listPictureDescriptions(written).filter((it) => it.name !== name)
  const told = { name, ...(alt && { alt }), ...(focus && { focus }) }
  const all = alt || focus ? [...others, told] : others
  return all.length > 0 ? all : undefined
}

function isPictureDescription(entry: unknown): entry is PictureDescription {
  return typeof valueAt(entry, ['name']) === 'string'
}
