import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { SpreadsheetDropZone } from '#app/ui/portal/spreadsheet-drop-zone.tsx'
import {
  applyImport,
  type ImportFileColumns,
  type ImportHistoryRow,
  type ImportPreview,
  previewImport,
  readImportColumns,
} from './customer-import-endpoints.ts'
import { ImportColumnsForm } from './import-columns-form.tsx'
import { ImportHistory } from './import-history.tsx'
import type { ImportOptions } from './import-options.ts'
import * as words from './import-page-words.ts'
import { ImportPreviewPanel } from './import-preview-panel.tsx'
import { title } from './import-words.ts'

type Props = { imports: readonly ImportHistoryRow[]; timeZone: string }

/** Imports a list of customers and enquiries: choose a file, check columns, preview, import. */
export function CustomerImportPage({ imports, timeZone }: Props) {
  const [file, setFile] = useState<File>()
  const [columns, setColumns] = useState<ImportFileColumns>()
  const [options, setOptions] = useState<ImportOptions>()
  const [preview, setPreview] = useState<ImportPreview>()
  const [isBusy, setBusy] = useState(false)
  const [notice, setNotice] = useState<{ message: string; isDone?: boolean }>()
  const { revalidate } = useRevalidator()

  function restart() {
    setFile(undefined)
    setColumns(undefined)
    setOptions(undefined)
    setPreview(undefined)
  }

  /** Sends the file and shows a failure. The file stays, so that nothing has to be chosen again. */
  async function send<Answer>(
    request: () => Promise<
      { ok: true; value: Answer } | { ok: false; problem: { message: string } }
    >,
    onDone: (answer: Answer) => void,
  ) {
    setBusy(true)
    setNotice(undefined)
    const done = await request()
    setBusy(false)
    if (done.ok) onDone(done.value)
    else setNotice({ message: done.problem.message || words.failed })
  }

  function choose(chosen: File) {
    restart()
    setFile(chosen)
    void send(() => requestAsStaff(readImportColumns, { body: formOf(chosen) }), setColumns)
  }

  function look(chosen: ImportOptions) {
    if (!file) return
    setOptions(chosen)
    const body = formOf(file, chosen)
    void send(() => requestAsStaff(previewImport, { body }), setPreview)
  }

  function apply(skipsProblems: boolean) {
    if (!file || !options) return
    const body = formOf(file, { ...options, skipsProblems })
    void send(
      () => requestAsStaff(applyImport, { body }),
      ({ message }) => {
        restart()
        setNotice({ message, isDone: true })
        void showToast(message)
        void revalidate()
      },
    )
  }

  return (
    <div className="max-w-4xl">
      <PageHeading title={title}>
        <Link to="/admin/customers" className="link inline-flex min-h-11 items-center md:min-h-8">
          {words.back}
        </Link>
      </PageHeading>
      {columns && file ? (
        <>
          <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <span dir="auto" className="wrap-anywhere font-semibold">
              {file.name}
            </span>
            <Button size="dense" disabled={isBusy} onClick={restart}>
              {words.otherFile}
            </Button>
          </p>
          {preview ? (
            <ImportPreviewPanel
              preview={preview}
              isBusy={isBusy}
              onImport={apply}
              onBack={() => setPreview(undefined)}
            />
          ) : (
            <ImportColumnsForm
              file={columns}
              initialOptions={options}
              isBusy={isBusy}
              onPreview={look}
            />
          )}
        </>
      ) : (
        <div className="max-w-2xl">
          <p className="text-quiet">{words.hint}</p>
          <p className="mt-2 text-quiet">{words.quiet}</p>
          <SpreadsheetDropZone
            label={isBusy ? words.reading : words.chooseFile}
            isBusy={isBusy}
            onChoose={choose}
          />
        </div>
      )}
      <div role="status" className="mt-4">
        {notice && (
          <p
            className={`border-l-4 bg-surface px-4 py-2 ${notice.isDone ? 'border-good' : 'border-bad'}`}
          >
            {notice.message}{' '}
            {notice.isDone && (
              <Link
                to="/admin/customers?show=imported"
                className="link inline-flex min-h-11 items-center md:min-h-8"
              >
                {words.seeCustomers}
              </Link>
            )}
          </p>
        )}
      </div>
      <ImportHistory imports={imports} timeZone={timeZone} onChanged={() => void revalidate()} />
    </div>
  )
}

function formOf(file: File, options?: ImportOptions): FormData {
  const body = new FormData()
  body.append('file', file)
  if (options) body.append('options', JSON.stringify(options))
  return body
}
