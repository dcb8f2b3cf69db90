import { filterParameters } from './filter-parameters.ts'

/** What an address asks for, whatever else it says. */
export function searchKey(search: URLSearchParams): string {
  return JSON.stringify([...filterParameters, 'page'].map((name) => search.get(name) ?? ''))
}
