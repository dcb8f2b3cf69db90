import { createContext, type RouterContextProvider } from 'react-router'
import type { Option } from './field.tsx'

/** The options that a page's selects are rendered with, by field, though its data carry them not. */
export const optionsContext = createContext<{ readonly [name: string]: readonly Option[] }>({})

type Args = { request: Request; context: Readonly<RouterContextProvider> }

/**
 * A long list of options for a page's data: undefined where a document is asked for, which has it in its
 * markup (see `useSentOptions`).
 */
export function optionsOnce(
  { request, context }: Args,
  name: string,
  options: readonly Option[],
): readonly Option[] | undefined {
  if (new URL(request.url).pathname.endsWith('.data')) return options
  context.set(optionsContext, { ...context.get(optionsContext), [name]: options })
  return undefined
}
