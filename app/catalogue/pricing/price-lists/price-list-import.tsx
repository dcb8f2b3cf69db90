import { useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { SpreadsheetDropZone } from '#app/ui/portal/spreadsheet-drop-zone.tsx'
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

  async function look(chosen: File) {
    setFile(chosen)
    setRead('reading')
    const body = new FormData()
    body.append('file', chosen)
    const done = await requestAsStaff(calls.preview, { body })
    setRead(done.ok ? done.value.rows : { failure: done.problem.message || words.failed })
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
      <SpreadsheetDropZone
        label={read === 'reading' ? words.reading : words.chooseFile}
        isBusy={read === 'reading'}
        onChoose={(chosen) => void look(chosen)}
      />
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
