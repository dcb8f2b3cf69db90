import { filterParameters } from './filter-parameters.ts'

/** What an address asks for, whatever else it says. */
export function askedBy(search: URLSearchParams): string {
  return JSON.stringify([...filterParameters, 'page'].map((name) => search.get(name) ?? ''))
}
