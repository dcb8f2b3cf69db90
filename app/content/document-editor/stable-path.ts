import { type JsonPath, valueAt } from '#app/platform/schema/json-path.ts'

/** Fields that identify a list entry regardless of its index. */
const identifyingFields = ['slug', 'partNo', 'heading', 'name'] as const

/**
 * Returns a path that stays valid when lists are reordered: `colours/=pearl-red/hero`. An entry
 * without an identifying field is given by its index.
 */
export function toStablePath(written: unknown, path: JsonPath): string {
  return path
    .map((part, index) => {
      if (typeof part === 'string') return part
      const mark = findEntryIdentifier(valueAt(written, path.slice(0, index + 1)))
      return mark === undefined ? String(part) : `=${mark}`
    })
    .map((part) => part.replaceAll('%', '%25').replaceAll('/', '%2F'))
    .join('/')
}

/** Returns the current path; undefined if the entry was removed. */
export function resolveStablePath(written: unknown, place: string): JsonPath | undefined {
  const path: (string | number)[] = []
  for (const part of place.split('/')) {
    const plain = part.replaceAll('%2F', '/').replaceAll('%25', '%')
    const list = valueAt(written, path)
    if (!Array.isArray(list)) path.push(plain)
    else {
      const index = plain.startsWith('=')
        ? list.findIndex((entry) => findEntryIdentifier(entry) === plain.slice(1))
        : Number(plain)
      if (list[index] === undefined) return undefined
      path.push(index)
    }
  }
  return path
}

function findEntryIdentifier(entry: unknown): string | undefined {
  for (const name of identifyingFields) {
    const value = valueAt(entry, [name])
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
