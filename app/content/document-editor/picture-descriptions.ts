import type { FocalPoint } from '#app/media/pictures/crop-to-fill.ts'
import { valueAt } from '#app/platform/schema/json-path.ts'

export type PictureDescription = { name: string; alt?: string; focus?: FocalPoint }

export const pictureDescriptionsPath = ['pictures', 'told'] as const

/** What is told of a model's pictures, as far as it can be read. */
function listPictureDescriptions(written: unknown): PictureDescription[] {
  const list = valueAt(written, pictureDescriptionsPath)
  return Array.isArray(list) ? list.filter(isPictureDescription) : []
}

export const pictureDescriptionOf = (written: unknown, name: string): PictureDescription =>
  listPictureDescriptions(written).find((it) => it.name === name) ?? { name }

/** The list with something else told of one picture; of which nothing is told stands not in it. */
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
