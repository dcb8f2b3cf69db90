import { createContext, useContext, useState } from 'react'
import { fieldId, type SelectOption } from './form-field.tsx'

/** The long lists of choices in this document, by field; the server gives them. */
export const DocumentOptionsContext = createContext<{
  readonly [name: string]: readonly SelectOption[]
}>({})

/**
 * What a select offers: `carried` by the page's data, or else what the document was sent with. The browser
 * finds that in the select itself, so that a long list travels once.
 */
export function useDocumentOptions(
  name: string,
  carried: readonly SelectOption[] | undefined,
): readonly SelectOption[] {
  const given = useContext(DocumentOptionsContext)[name]
  const [sent] = useState(() => given ?? readOptions(name))
  return carried ?? sent
}

function readOptions(name: string): SelectOption[] {
  if (typeof document === 'undefined') return []
  const select = document.getElementById(fieldId(name))
  if (!(select instanceof HTMLSelectElement)) return []
  return [...select.options]
    .filter(({ value }) => value !== '')
    .map(({ value, textContent }) => ({ value, label: textContent }))
}
