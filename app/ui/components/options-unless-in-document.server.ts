import { createContext, type RouterContextProvider } from 'react-router'
import type { SelectOption } from './form-field.tsx'

/**
 * Options for the server's rendering of selects, by field, if the page's data do not contain them.
 */
export const documentOptionsRouterContext = createContext<{
  readonly [name: string]: readonly SelectOption[]
}>({})

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * Returns a long list of options for a page's data. In a request for a document it returns
 * `undefined`, because the document contains them in its markup (see `useDocumentOptions`).
 */
export function optionsUnlessInDocument(
  { request, context }: LoaderArgs,
  name: string,
  options: readonly SelectOption[],
): readonly SelectOption[] | undefined {
  if (new URL(request.url).pathname.endsWith('.data')) return options
  context.set(documentOptionsRouterContext, {
    ...context.get(documentOptionsRouterContext),
    [name]: options,
  })
  return undefined
}
