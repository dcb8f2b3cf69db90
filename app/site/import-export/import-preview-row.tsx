import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import type { ImportOptions } from './import-change.ts'
import * as words from './import-export-page-words.ts'
import type { ImportResponse } from './use-catalogue-import.ts'

type Row = ImportResponse['rows'][number]
type Props = { row: Row; options: ImportOptions }

/** Row of the preview. Its differences are in an expandable part. */
export function ImportPreviewRow({ row, options }: Props) {
  const { name, is, changes, live, more } = row
  const hasMore = changes.length + live.length > 0
  const head = (
    <>
      <span className={`w-36 shrink-0 text-sm max-md:w-full ${badgeTones[is]}`}>
        {words.kinds[is]}
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere font-semibold">{name}</span>
    </>
  )
  if (!hasMore)
    return (
      <li className="flex flex-wrap items-baseline gap-x-4 border-hairline border-b py-3">
        {head}
        <span className="w-full text-quiet text-sm md:pl-40">{changeNote(row)}</span>
      </li>
    )
  return (
    <li className="border-hairline border-b">
      <details className="group">
        <summary className="relative flex min-h-11 cursor-pointer list-none flex-wrap items-baseline gap-x-4 py-3 [&::-webkit-details-marker]:hidden">
          {head}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 self-center text-quiet group-open:rotate-180 max-md:absolute max-md:right-0"
          />
        </summary>
        <div className="pb-4 text-sm md:pl-40">
          <ChangedFields changes={changes} />
          {live.length > 0 && (
            <div className={options.live ? undefined : 'text-quiet'}>
              <h4 className="mt-2 font-semibold">{words.liveHeading}</h4>
              {!options.live && <p>{words.stays}</p>}
              <ChangedFields changes={live} />
            </div>
          )}
          {more > 0 && <p className="mt-1 text-quiet">{words.more(more)}</p>}
        </div>
      </details>
    </li>
  )
}

const badgeTones = {
  new: 'text-good',
  changed: 'text-ink',
  gone: 'text-bad',
  held: 'text-quiet',
} as const

function changeNote({ is, says }: Row): string {
  if (is === 'held') return says
  if (is === 'gone') return words.leaves
  return is === 'new' ? words.isNew : ''
}

function ChangedFields({ changes }: { changes: Row['changes'] }) {
  return (
    <ul>
      {changes.map(({ path, before, after }) => (
        <li key={`${path} ${before} ${after}`} className="wrap-anywhere py-0.5">
          <span className="text-quiet">{path}: </span>
          {before !== undefined && <del>{before}</del>}{' '}
          {after !== undefined && <ins className="no-underline">{after}</ins>}
        </li>
      ))}
    </ul>
  )
}
