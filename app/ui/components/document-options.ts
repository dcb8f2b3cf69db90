import { createContext, useContext, useState } from 'react'
import { fieldId, type SelectOption } from './form-field.tsx'

/** Long lists of options in this document, by field. Only the server provides them. */
export const DocumentOptionsContext = createContext<{
  readonly [name: string]: readonly SelectOption[]
}>({})

/**
 * Returns the options of a select: `carried` by the page's data, or those in the document. The
 * browser reads the latter from the select itself, so that a long list is sent only once.
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
