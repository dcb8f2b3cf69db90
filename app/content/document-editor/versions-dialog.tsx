import { useEffect, useState } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { DifferenceList } from './difference-list.tsx'
import type { DocumentSection } from './document-sections.ts'
import type { DocumentVersion, EditorBinding } from './editor-binding.ts'
import { RestoreVersionConfirmation } from './restore-version-confirmation.tsx'
import type { usePublication } from './use-publication.ts'
import * as words from './words.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  writing: EditorBinding
  sections: readonly DocumentSection[]
  timeZone: string
  mayWrite: boolean
  mayPublish: boolean
  /** `true` if restoring a version would replace an unpublished draft. */
  isWritten: boolean
  isPlanned: boolean
  publication: ReturnType<typeof usePublication>
}

/** Lists published versions with their changes, and restores them. */
export function VersionsDialog({ isOpen, onClose, writing, timeZone, ...of }: Props) {
  const { sections, mayWrite, publication } = of
  const [rows, setRows] = useState<DocumentVersion[]>()
  const [asked, setAsked] = useState<number>()
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    void writing.versions().then((found) => {
      if (!isOver) setRows(found.ok ? found.value.rows : [])
    })
    return () => {
      isOver = true
    }
  }, [isOpen, writing])
  const close = () => {
    setAsked(undefined)
    onClose()
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isBusy={publication.isBusy}
      title={asked === undefined ? words.versionsTitle : words.restoreTitle(asked)}
      size="wide"
    >
      {asked !== undefined && (
        <RestoreVersionConfirmation
          {...of}
          number={asked}
          writing={writing}
          onCancel={() => setAsked(undefined)}
          onDone={close}
        />
      )}
      {asked === undefined && rows?.length === 0 && (
        <p className="text-quiet">{words.noVersions}</p>
      )}
      {asked === undefined && (
        <ol className="divide-y divide-hairline">
          {rows?.map((row, index) => (
            <li key={row.number} className="py-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <h3 className="font-semibold">{versionHeading(row, timeZone)}</h3>
                {index > 0 && mayWrite && (
                  <Button size="dense" onClick={() => setAsked(row.number)}>
                    {words.restore}
                  </Button>
                )}
              </div>
              <DifferenceList changes={row.changes} sections={sections} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function versionHeading(
  { number, publishedBy, publishedAt }: DocumentVersion,
  timeZone: string,
): string {
  const at = publishedAt && formatInstant(publishedAt, timeZone)
  const isDirect = publishedBy === '' && at !== ''
  return isDirect ? words.changedDirectly(number, at) : words.version(number, publishedBy, at)
}
