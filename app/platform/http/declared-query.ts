/**
 * A page declares the query parameters that it reads in its `handle`: `{ query: ['model', 'page']
 * }`. The page is rendered from these parameters only. `*` declares every parameter, for pages that
 * are private to one person.
 */
type PageHandle = { query: readonly string[] }

function isPageHandle(handle: unknown): handle is PageHandle {
  return (
    typeof handle === 'object' &&
    handle !== null &&
    'query' in handle &&
    Array.isArray(handle.query)
  )
}

/** Returns the parameter names that a page and its layouts declare. */
export function declaredQueryNames(handles: readonly unknown[]): string[] {
  return handles.filter(isPageHandle).flatMap(({ query }) => query)
}

/** Returns the declared part of a query, with the parameters in the order of the names. */
export function pickDeclaredQuery(names: readonly string[], search: string): URLSearchParams {
  const given = new URLSearchParams(search)
  if (names.includes('*')) return given
  const declared = [...new Set(names)].flatMap((name) =>
    given.getAll(name).map((value) => [name, value]),
  )
  return new URLSearchParams(declared)
}
