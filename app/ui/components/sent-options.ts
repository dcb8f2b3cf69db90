import { createContext, useContext, useState } from 'react'
import { fieldId, type Option } from './field.tsx'

/** The long lists of choices in this document, by field; the server gives them. */
export const SentOptions = createContext<{ readonly [name: string]: readonly Option[] }>({})

/**
 * What a select offers: `carried` by the page's data, or else what the document was sent with. The browser
 * finds that in the select itself, so that a long list travels once.
 */
export function useSentOptions(
  name: string,
  carried: readonly Option[] | undefined,
): readonly Option[] {
  const given = useContext(SentOptions)[name]
  const [sent] = useState(() => given ?? readOptions(name))
  return carried ?? sent
}

function readOptions(name: string): Option[] {
  if (typeof document === 'undefined') return []
  const select = document.getElementById(fieldId(name))
  if (!(select instanceof HTMLSelectElement)) return []
  return [...select.options]
    .filter(({ value }) => value !== '')
    .map(({ value, textContent }) => ({ value, label: textContent }))
}
