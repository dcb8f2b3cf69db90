import type { Focus } from '#app/media/pictures/cut.ts'
import { valueAt } from '#app/platform/schema/json-path.ts'

export type Told = { name: string; alt?: string; focus?: Focus }

export const toldPath = ['pictures', 'told'] as const

/** What is told of a model's pictures, as far as it can be read. */
function listOf(written: unknown): Told[] {
  const list = valueAt(written, toldPath)
  return Array.isArray(list) ? list.filter(isTold) : []
}

export const toldOf = (written: unknown, name: string): Told =>
  listOf(written).find((it) => it.name === name) ?? { name }

/** The list with something else told of one picture; of which nothing is told stands not in it. */
export function withTold(written: unknown, { name, alt, focus }: Told): Told[] | undefined {
  const others = listOf(written).filter((it) => it.name !== name)
  const told = { name, ...(alt && { alt }), ...(focus && { focus }) }
  const all = alt || focus ? [...others, told] : others
  return all.length > 0 ? all : undefined
}

function isTold(entry: unknown): entry is Told {
  return typeof valueAt(entry, ['name']) === 'string'
}
