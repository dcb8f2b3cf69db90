import { createContext, type RouterContextProvider } from 'react-router'
import type { SelectOption } from './form-field.tsx'

/** The options that a page's selects are rendered with, by field, though its data carry them not. */
export const documentOptionsRouterContext = createContext<{
  readonly [name: string]: readonly SelectOption[]
}>({})

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * A long list of options for a page's data: undefined where a document is asked for, which has it in its
 * markup (see `useDocumentOptions`).
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
