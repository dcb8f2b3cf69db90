import { useEffect, useRef } from 'react'
import { FileDropZone } from '#app/media/pictures/file-drop-zone.tsx'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { Download } from '#app/ui/icons/download.ts'
import { FileText } from '#app/ui/icons/file-text.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { exportCatalogueEndpoint, type listImports } from './import-export-endpoints.ts'
import * as words from './import-export-page-words.ts'
import { ImportPreview } from './import-preview.tsx'
import { PastImports } from './past-imports.tsx'
import { type ImportPageState, useCatalogueImport } from './use-catalogue-import.ts'

type Props = {
  imports: EndpointAnswer<typeof listImports>['rows']
  timeZone: string
  onChanged: () => void
}

/** Page of Manage → Models → Export and import. */
export function ImportExportPage({ imports, timeZone, onChanged }: Props) {
  const { stage, choose, goOn, apply, reset } = useCatalogueImport(onChanged)
  const isSeen = stage.is === 'seen' || stage.is === 'applying'
  return (
    <>
      <p className="text-sm">
        <Link
          to="/admin/models"
          className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8"
        >
          {words.back}
        </Link>
      </p>
      <PageHeading title={words.title} />
      <p className="max-w-prose text-quiet">{words.hint}</p>
      <div className="mt-8 grid gap-x-12 gap-y-8 xl:grid-cols-[20rem_1fr]">
        <section aria-labelledby="out">
          <h2 id="out" className={headingClass}>
            {words.out}
          </h2>
          <p className="mt-1 mb-4 max-w-prose text-quiet text-sm">{words.outHint}</p>
          <a
            href={exportCatalogueEndpoint.path}
            download
            className={buttonClassName({ size: 'small' })}
          >
            <Download aria-hidden className="size-5" /> {words.download}
          </a>
        </section>
        <section aria-labelledby="in" className="min-w-0">
          <h2 id="in" className={headingClass}>
            {words.bringIn}
          </h2>
          {isSeen ? (
            <ImportPreview
              key={stage.seen.id}
              seen={stage.seen}
              progress={stage.is === 'applying' ? stage : undefined}
              onApply={(options) => void apply(stage.seen, options)}
              onAnother={reset}
            />
          ) : (
            <ChooseArchive stage={stage} onChoose={(file) => void choose(file)} />
          )}
        </section>
      </div>
      <PastImports
        imports={imports}
        timeZone={timeZone}
        shownId={isSeen ? stage.seen.id : undefined}
        onGoOn={(id) => void goOn(id)}
        onChanged={onChanged}
      />
    </>
  )
}

const headingClass = 'font-(family-name:--font-headline) font-bold text-xl'

type ChooseArchiveProps = { stage: ImportPageState; onChoose: (file: File) => void }

function ChooseArchive({ stage, onChoose }: ChooseArchiveProps) {
  if (stage.is === 'sending') return <UploadProgress {...stage} />
  return (
    <>
      <p className="mt-1 mb-4 text-quiet text-sm">{words.nothingYet}</p>
      {stage.is === 'refused' && <ArchiveRefusal {...stage} />}
      <FileDropZone
        name="archive"
        accepted={{ types: '.zip,application/zip', says: words.accepted, icon: FileText }}
        onChoose={([file]) => file && onChoose(file)}
      >
        {words.choose}
      </FileDropZone>
    </>
  )
}

function UploadProgress({ name, share }: { name: string; share: number }) {
  return (
    <div role="status" className="mt-4">
      <p className="wrap-anywhere">{share < 1 ? words.sending(name) : words.checking}</p>
      <progress
        aria-label={words.sending(name)}
        // After the upload, the progress on the server is unknown.
        {...(share < 1 ? { value: share, max: 1 } : {})}
        className="accent-(--signal-text) mt-2 block h-1.5 w-full"
      />
    </div>
  )
}

type ArchiveRefusalProps = { message: string; errors: Record<string, string[]> }

function ArchiveRefusal({ message, errors }: ArchiveRefusalProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [message, errors])
  // Excludes the message about the archive as a whole, because it is already displayed.
  const files = Object.entries(errors).filter(([, said]) => said.some((it) => it !== message))
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="mb-4 rounded-control border-2 border-bad p-4"
    >
      <h3 className="font-semibold text-bad">{words.wrongTitle}</h3>
      <p className="mt-1 wrap-anywhere">{message}</p>
      {files.length > 0 && (
        <ul className="mt-3 grid max-h-96 gap-2 overflow-y-auto text-sm">
          {files.map(([file, sentences]) => (
            <li key={file} className="wrap-anywhere">
              <span className="font-semibold">{file}</span>
              {sentences.map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
