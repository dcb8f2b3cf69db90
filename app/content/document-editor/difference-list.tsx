import type { JsonDifference } from '#app/platform/schema/json-diff.ts'
import type { DocumentSection } from './document-sections.ts'
import { fieldName } from './field-labels.ts'

type Props = { changes: readonly JsonDifference[]; sections: readonly DocumentSection[] }

/** Lists changed fields by their labels, with the old and new values. */
export function DifferenceList({ changes, sections }: Props) {
  return (
    <ul className="mt-1 text-sm">
      {changes.map(({ path, before, after }) => (
        <li key={`${path} ${before} ${after}`} className="wrap-anywhere">
          <span className="text-quiet">{fieldName(sections, path.split(' › '))}: </span>
          {before !== undefined && <del>{before}</del>} {after}
        </li>
      ))}
    </ul>
  )
}
