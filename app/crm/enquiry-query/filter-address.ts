import * as v from 'valibot'
import { fieldErrorsOf } from '#app/platform/forms/field-errors.ts'
import { maxColumnsLength, maxTextLength } from './enquiry-filter.ts'

/**
 * Parses a filter from the address of a page, so that reload, Back and shared links work. `names`
 * are the parameters of the page. Invalid parts of the address are ignored.
 */
export function parseFilterAddress<Schema extends v.GenericSchema>(
  schema: Schema,
  names: readonly string[],
  params: URLSearchParams,
): v.InferOutput<Schema> {
  const given = names.flatMap((name) => {
    const value = params
      .get(name)
      ?.trim()
      .slice(0, name === 'columns' ? maxColumnsLength : maxTextLength)
    return value === undefined ? [] : [[name, value] as const]
  })
  const wrong = fieldErrorsOf(v.safeParse(schema, Object.fromEntries(given)).issues)
  return v.parse(schema, Object.fromEntries(given.filter(([name]) => !(name in wrong))))
}

/** Returns the parameters of an address. Lists are separated by commas. Empty values are omitted. */
export function filterParameters(values: Readonly<Record<string, FilterValue>>) {
  const given = Object.entries(values).map(([name, value]) => [name, String(value ?? '')])
  return Object.fromEntries(given.filter(([, value]) => value !== ''))
}

type FilterValue = string | number | readonly string[] | null | undefined
