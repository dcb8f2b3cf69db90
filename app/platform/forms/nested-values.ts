import type { Fields } from './own-field.ts'

/** What a form holds, by the names of its fields. */
export type Values = Record<string, unknown>

/** What fields named by a path, such as `address.city` or `phones.0`, hold of an object. */
export function valuesIn(fields: Fields, object: object): Values {
  return Object.fromEntries(
    Object.keys(fields).map((path) => [path, path.split('.').reduce<unknown>(partOf, object)]),
  )
}

/** The object again, lists where the parts are numbered. */
export function nestValues(values: Values): Values {
  const nested: Values = {}
  for (const [path, value] of Object.entries(values)) put(nested, path.split('.'), value)
  return listed(nested)
}

function partOf(whole: unknown, name: string): unknown {
  return isGroup(whole) || Array.isArray(whole) ? Object(whole)[name] : undefined
}

function put(group: Values, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) group[name] = value
  else {
    const inner = group[name]
    const next: Values = isGroup(inner) ? inner : {}
    group[name] = next
    put(next, rest, value)
  }
}

function listed(group: Values): Values {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      if (!isGroup(value)) return [name, value]
      const isList = Object.keys(value).every((key) => /^\d+$/.test(key))
      return [name, isList ? Object.values(listed(value)) : listed(value)]
    }),
  )
}

function isGroup(value: unknown): value is Values {
  return Object.prototype.toString.call(value) === '[object Object]'
}
