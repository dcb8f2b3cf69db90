import * as v from 'valibot'
import { fieldErrorsOf } from '#app/platform/forms/field-errors.ts'
import { maxTextLength } from './enquiry-filter.ts'

/** Higher page numbers in an address are ignored, so that they do not open an empty page. */
const pagePattern = /^[1-9]\d{0,5}$/
const maxListValues = 50

/**
 * Parses a filter from the address of a page, so that reload, Back and shared links work. `names`
 * are the parameters of the page. Invalid parts of the address are ignored, in a list only the
 * invalid values. A long search is cut, because a part of it finds at least the same enquiries.
 */
export function parseFilterAddress<Schema extends v.GenericSchema>(
  schema: Schema,
  names: readonly string[],
  params: URLSearchParams,
): v.InferOutput<Schema> {
  const given = names.map((name) => {
    const value = params.get(name)?.trim() ?? ''
    return [name, validPart(schema, name, value)]
  })
  return v.parse(schema, Object.fromEntries(given.filter(([, value]) => value !== '')))
}

/**
 * Returns the parameters with a value that `parseFilterAddress` ignores. A long search is not among
 * them, because a part of it is used.
 */
export function findInvalidAddressParts(
  schema: v.GenericSchema,
  names: readonly string[],
  params: URLSearchParams,
): string[] {
  return names.filter((name) => {
    const value = params.get(name)?.trim() ?? ''
    return value !== '' && name !== 'search' && validPart(schema, name, value) !== value
  })
}

function validPart(schema: v.GenericSchema, name: string, value: string): string {
  const isValid = (part: string) =>
    !(name in fieldErrorsOf(v.safeParse(schema, { [name]: part }).issues))
  if (name === 'page') return pagePattern.test(value) ? value : ''
  if (isValid(value)) return value
  if (name === 'search') return value.slice(0, maxTextLength)
  const valid: string[] = []
  for (const one of value.split(',').slice(0, maxListValues))
    if (isValid([...valid, one].join())) valid.push(one)
  return valid.join()
}

/** Returns the parameters of an address. Lists are separated by commas. Empty values are omitted. */
export function filterParameters(values: Readonly<Record<string, FilterValue>>) {
  const given = Object.entries(values).map(([name, value]) => [name, String(value ?? '')])
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

type FilterValue = string | number | readonly string[] | null | undefined
