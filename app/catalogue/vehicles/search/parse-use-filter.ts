import * as words from './words.ts'

/** What for, as the address says it; what we do not know counts for nothing. */
export function parseUseFilter(search: URLSearchParams): string | undefined {
  const use = search.get('use') ?? ''
  return Object.hasOwn(words.uses, use) ? use : undefined
}
