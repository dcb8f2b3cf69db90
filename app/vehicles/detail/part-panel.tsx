import type { ReactNode } from 'react'
import type { PartName, Parts } from './fetch-part.ts'
import type { Part } from './use-part.ts'

/** A tab whose data may still be on its way, or may not have come. */
export function PartPanel<Name extends PartName>({
  part,
  what,
  children,
}: {
  part: Part<Name>
  what: string
  children: (list: Parts[Name]) => ReactNode
}) {
  if (part.state === 'there' && part.list.length > 0) return children(part.list)
  return (
    <div role="status" className="grid min-h-80 content-center justify-items-center text-quiet">
      {part.state === 'loading' && <p>Loading the {what} …</p>}
      {part.state === 'there' && <p>We have no {what} on file for this model: ask us.</p>}
      {part.state === 'failed' && (
        <p>
          The {what} could not be loaded.{' '}
          <button type="button" className="link min-h-11" onClick={part.retry}>
            Try again
          </button>
        </p>
      )}
    </div>
  )
}
