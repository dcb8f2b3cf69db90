import type { Fields } from './custom-field.ts'

/** Values of a form by field name. */
export type FormValues = Record<string, unknown>

/**
 * Flattens an object into field values. Each field name is a path, such as `address.city` or
 * `phones.0`.
 */
export function flattenValues(fields: Fields, object: object): FormValues {
  return Object.fromEntries(
    Object.keys(fields).map((path) => [path, path.split('.').reduce<unknown>(propertyOf, object)]),
  )
}

/** Rebuilds the object from flat values; numbered parts become lists. */
export function nestValues(values: FormValues): FormValues {
  const nested: FormValues = {}
  for (const [path, value] of Object.entries(values)) setAtPath(nested, path.split('.'), value)
  return numberedKeysToLists(nested)
}

function propertyOf(whole: unknown, name: string): unknown {
  return isGroup(whole) || Array.isArray(whole) ? Object(whole)[name] : undefined
}

function setAtPath(group: FormValues, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) group[name] = value
  else {
    const inner = group[name]
    const next: FormValues = isGroup(inner) ? inner : {}
    group[name] = next
    setAtPath(next, rest, value)
  }
}

function numberedKeysToLists(group: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(group).map(([name, value]) => {
      if (!isGroup(value)) return [name, value]
      const isList = Object.keys(value).every((key) => /^\d+$/.test(key))
      return [name, isList ? Object.values(numberedKeysToLists(value)) : numberedKeysToLists(value)]
    }),
  )
}

function isGroup(value: unknown): value is FormValues {
  return Object.prototype.toString.call(value) === '[object Object]'
}
