import { filterParameters } from './filter-parameters.ts'

/** Returns a key of all search parameters in an address; equal keys mean the same search. */
export function searchKey(search: URLSearchParams): string {
  return JSON.stringify([...filterParameters, 'page'].map((name) => search.get(name) ?? ''))
}
