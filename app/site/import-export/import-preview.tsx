import { useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import { IncrementalList } from '#app/ui/components/incremental-list.tsx'
import type { ImportOptions } from './import-change.ts'
import * as words from './import-export-page-words.ts'
import { ImportPreviewRow } from './import-preview-row.tsx'
import type { ImportResponse } from './use-catalogue-import.ts'

type Props = {
  seen: ImportResponse
  /** Progress while the server applies the import. */
  progress: { done: number; of: number } | undefined
  onApply: (options: ImportOptions) => void
  onAnother: () => void
}

/** Preview of an import, with the options to choose from. */
export function ImportPreview({ seen, progress, onApply, onAnother }: Props) {
  const [options, setOptions] = useState<ImportOptions>({ live: false, gone: false, parts: true })
  const isBusy = progress !== undefined
  const counts = countRows(seen)
  // Deletions are only counted unless the user requests them, because an archive with one model
  // lacks all others.
  const rows = seen.rows.filter(({ is }) => is !== 'gone' || options.gone)
  const willChange = seen.rows.some((row) => isSelectedRow(row, options))
  const tick = (name: keyof ImportOptions) => ({
    name,
    checked: options[name],
    disabled: isBusy,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setOptions((before) => ({ ...before, [name]: target.checked })),
  })
  return (
    <div className="mt-2">
      <h3 className="wrap-anywhere font-semibold">{words.previewOf(seen.fileName)}</h3>
      <p className="mt-1 text-quiet">{importSummary(seen, counts)}</p>
      {seen.rows.length > 0 && (
        <>
          <fieldset className="mt-4">
            <legend className="font-semibold">{words.options}</legend>
            {counts.live > 0 && (
              <CheckboxField label={words.live} hint={words.liveHint} {...tick('live')} />
            )}
            {counts.gone > 0 && (
              <CheckboxField label={words.gone} hint={words.goneHint} {...tick('gone')} />
            )}
            {counts.parts > 0 && (
              <CheckboxField label={words.parts} hint={words.partsHint} {...tick('parts')} />
            )}
          </fieldset>
          <IncrementalList rows={rows} step={40}>
            {(drawn) => (
              <ul className="mt-4 border-hairline border-t">
                {drawn.map((row) => (
                  <ImportPreviewRow
                    key={`${row.part} ${row.key} ${row.is}`}
                    row={row}
                    options={options}
                  />
                ))}
              </ul>
            )}
          </IncrementalList>
        </>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button tone="signal" disabled={isBusy || !willChange} onClick={() => onApply(options)}>
          {isBusy ? words.applying : words.apply}
        </Button>
        <Button size="normal" disabled={isBusy} onClick={onAnother}>
          {words.another}
        </Button>
        <p role="status" className="text-quiet text-sm">
          {progress && progress.of > 0 && words.pictures(progress.done, progress.of)}
          {!isBusy && seen.rows.length > 0 && !willChange && words.nothingToApply}
        </p>
      </div>
      {progress && progress.of > 0 && (
        <progress
          aria-label={words.applying}
          value={progress.done}
          max={progress.of}
          className="accent-(--signal-text) mt-3 block h-1.5 w-full"
        />
      )}
    </div>
  )
}

type Row = ImportResponse['rows'][number]

/** `true` if the import changes this row. The server applies the same rule. */
function isSelectedRow({ part, is, changes, live }: Row, options: ImportOptions): boolean {
  if (is === 'held') return false
  if (part !== 'model') return options.parts
  if (is === 'gone') return options.gone
  return is === 'new' || changes.length > 0 || (options.live && live.length > 0)
}

function countRows({ rows }: ImportResponse) {
  const count = (one: (row: Row) => boolean) => rows.filter(one).length
  return {
    new: count(({ is }) => is === 'new'),
    changed: count(({ is, changes }) => is === 'changed' && changes.length > 0),
    live: count(({ live }) => live.length > 0),
    gone: count(({ is }) => is === 'gone'),
    held: count(({ is }) => is === 'held'),
    parts: count(({ part, is }) => part !== 'model' && is !== 'held'),
  }
}

function importSummary(seen: ImportResponse, counts: ReturnType<typeof countRows>): string {
  if (seen.rows.length === 0) return words.sameOnly
  const told = (['new', 'changed', 'live', 'gone', 'held'] as const).flatMap((name) =>
    counts[name] > 0 ? words.counts[name](counts[name]) : [],
  )
  const pictures = seen.pictures > 0 ? [words.counts.pictures(seen.pictures)] : []
  return [...told, ...pictures, words.counts.same(seen.same)].join(' · ')
}
