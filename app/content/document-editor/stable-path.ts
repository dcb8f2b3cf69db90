import { type JsonPath, valueAt } from '#app/platform/schema/json-path.ts'

/** What an entry of a list is known by, whatever its place in it. */
const identifyingFields = ['slug', 'partNo', 'heading', 'name'] as const

/**
 * Where in a model something stands, as it can be said before the list is ordered anew: `colours/=pearl-red/hero`.
 * An entry that has nothing to be known by yet is said by its place.
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

/** The path that it has by now; undefined where the entry has gone. */
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
