import { type DragEvent, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { FileSpreadsheet } from '#app/ui/icons/file-spreadsheet.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { priceListDownloadUrls } from './price-list-download-urls.ts'
import { endpointsByPriceList } from './price-list-endpoints.ts'
import type { PriceListName } from './price-list-line.ts'
import { PriceListPreview } from './price-list-preview.tsx'
import type { PriceListPreviewRow } from './price-list-preview-row.ts'
import * as words from './price-list-words.ts'
import type { PriceEditApplier } from './use-apply-price-edits.ts'

type Props = { list: PriceListName; applying: PriceEditApplier; onApplied: () => void }

/** Imports a price list from a spreadsheet: choose a file, check the preview, apply. */
export function PriceListImport({ list, applying, onApplied }: Props) {
  const calls = endpointsByPriceList[list]
  const [file, setFile] = useState<File>()
  const [read, setRead] = useState<
    'reading' | readonly PriceListPreviewRow[] | { failure: string }
  >()
  const [isOver, setOver] = useState(false)

  async function look(chosen: File) {
    setFile(chosen)
    setRead('reading')
    const body = new FormData()
    body.append('file', chosen)
    const done = await requestAsStaff(calls.preview, { body })
    setRead(done.ok ? done.value.rows : { failure: done.problem.message || words.failed })
  }

  function onDrop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) void look(dropped)
  }

  if (read instanceof Array && file)
    return (
      <>
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span dir="auto" className="wrap-anywhere font-semibold">
            {file.name}
          </span>
          <Button size="dense" onClick={() => setRead(undefined)}>
            {words.otherFile}
          </Button>
        </div>
        <PriceListPreview
          rows={read}
          origin="file"
          applying={applying}
          onApplied={onApplied}
          again={() => void look(file)}
        />
      </>
    )

  const [before, link, after] = words.startWithList
  return (
    <div className="max-w-xl">
      <p className="text-quiet">{words.fileHint[list]}</p>
      <p className="mt-2 text-quiet">
        {before}
        <a href={priceListDownloadUrls[list]} download className="text-ink underline">
          {link}
        </a>
        {after}
      </p>
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={`mt-5 flex min-h-28 cursor-pointer items-center justify-center gap-3 rounded-control border-2 border-dashed px-4 py-4 text-center font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 ${isOver ? 'border-signal-text bg-signal/10' : 'border-control hover:border-ink'}`}
      >
        <FileSpreadsheet aria-hidden className="size-6 shrink-0 text-quiet" />
        <span>{read === 'reading' ? words.reading : words.chooseFile}</span>
        <input
          type="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          className="sr-only"
          disabled={read === 'reading'}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            target.value = ''
            if (chosen) void look(chosen)
          }}
        />
      </label>
      <div role="status" className="mt-4">
        {typeof read === 'object' && 'failure' in read && (
          <p className="border-bad border-l-4 bg-surface px-4 py-2">
            {file && (
              <strong dir="auto" className="wrap-anywhere font-semibold">
                {file.name}:{' '}
              </strong>
            )}
            {read.failure}
          </p>
        )}
      </div>
    </div>
  )
}
