import { useEffect, useState } from 'react'
import { shownInstant } from '#app/calendar/shown-instant.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { notify } from '#app/ui/toast.ts'
import { namesAt } from './field-names.ts'
import type { DocumentSection } from './sections.ts'
import * as words from './words.ts'
import type { Version, Writing } from './writing.ts'

type Props = {
  isOpen: boolean
  onClose: () => void
  writing: Writing
  sections: readonly DocumentSection[]
  /** What has been read of it. */
  version: number
  timeZone: string
  /** A version has become the draft. */
  onDraft: () => void
}

/** What stood on the site, what each version changed, and the way back to it. */
export function VersionsDialog({ isOpen, onClose, writing, sections, ...of }: Props) {
  const { version, timeZone, onDraft } = of
  const [rows, setRows] = useState<Version[]>()
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    void writing.versions().then((found) => {
      if (!isOver) setRows(found.ok ? found.answer.rows : [])
    })
    return () => {
      isOver = true
    }
  }, [isOpen, writing])

  async function goBack(number: number) {
    const done = await writing.backTo({ version, number })
    if (!done.ok) return void notify(done.message || words.failed, 'error')
    void notify(done.answer.message)
    onDraft()
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.versionsTitle} size="wide">
      {rows?.length === 0 && <p className="text-quiet">{words.noVersions}</p>}
      <ol className="divide-y divide-hairline">
        {rows?.map(({ number, publishedBy, publishedAt, changes }, index) => (
          <li key={number} className="py-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="font-semibold">
                {words.version(
                  number,
                  publishedBy,
                  publishedAt && shownInstant(publishedAt, timeZone),
                )}
              </h3>
              {index > 0 && (
                <Button size="dense" onClick={() => void goBack(number)}>
                  {words.makeDraft}
                </Button>
              )}
            </div>
            <ul className="mt-1 text-sm">
              {changes.map(({ path, before, after }) => (
                <li key={`${path} ${before} ${after}`} className="wrap-anywhere">
                  <span className="text-quiet">
                    {namesAt(sections, path.split(' › '))?.join(' › ') ?? path}:{' '}
                  </span>
                  {before !== undefined && <del>{before}</del>} {after}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
