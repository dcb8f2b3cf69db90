import { createContext, useContext } from 'react'

/** Reference of this document's failure in the log. Only the server provides it. */
export const FailureReferenceContext = createContext('')

const place = 'failure-reference'

/**
 * Shows the reference of a document that failed on the server. A later failure in the browser has
 * none.
 */
export function FailureReferenceLine({ label }: { label: string }) {
  const given = useContext(FailureReferenceContext)
  // In the browser it exists only in the document.
  const reference =
    typeof document === 'undefined' ? given : document.getElementById(place)?.textContent
  if (!reference) return null
  return (
    <p className="mt-3 text-quiet text-sm">
      {label} <code id={place}>{reference}</code>
    </p>
  )
}
