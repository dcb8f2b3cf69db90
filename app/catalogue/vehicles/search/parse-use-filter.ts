import * as words from './words.ts'

/** Reads the use from the address. Returns undefined if it is unknown. */
export function parseUseFilter(search: URLSearchParams): string | undefined {
  const use = search.get('use') ?? ''
  return Object.hasOwn(words.uses, use) ? use : undefined
}
