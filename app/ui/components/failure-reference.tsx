import { createContext, useContext } from 'react'

/** Under which reference the log holds what went wrong with this document; the server gives it. */
export const FailureReferenceContext = createContext('')

const place = 'failure-reference'

/** The reference of a document that failed; nothing where a page failed later, in the browser. */
export function FailureReferenceLine({ label }: { label: string }) {
  const given = useContext(FailureReferenceContext)
  // The browser has it from the document alone.
  const reference =
    typeof document === 'undefined' ? given : document.getElementById(place)?.textContent
  if (!reference) return null
  return (
    <p className="mt-3 text-quiet text-sm">
      {label} <code id={place}>{reference}</code>
    </p>
  )
}
