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
  const isValid = (name: string, value: string) =>
    !(name in fieldErrorsOf(v.safeParse(schema, { [name]: value }).issues))
  const validPart = (name: string, value: string) => {
    if (name === 'page') return pagePattern.test(value) ? value : ''
    if (isValid(name, value)) return value
    if (name === 'search') return value.slice(0, maxTextLength)
    const valid: string[] = []
    for (const one of value.split(',').slice(0, maxListValues))
      if (isValid(name, [...valid, one].join())) valid.push(one)
    return valid.join()
  }
  const given = names.map((name) => [name, validPart(name, params.get(name)?.trim() ?? '')])
  return v.parse(schema, Object.fromEntries(given.filter(([, value]) => value !== '')))
}

/** Returns the parameters of an address. Lists are separated by commas. Empty values are omitted. */
export function filterParameters(values: Readonly<Record<string, FilterValue>>) {
  const given = Object.entries(values).map(([name, value]) => [name, String(value ?? '')])
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

type FilterValue = string | number | readonly string[] | null | undefined
