import { type ReactNode, useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { instantFromLocalTime } from '#app/platform/calendar/instant-from-local-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { ContradictionList } from './contradiction-list.tsx'
import type { DocumentStatus } from './document-status.ts'
import type { DocumentValues } from './draft-session.ts'
import type { EditorBinding, PublicationPlan } from './editor-binding.ts'
import type { useDocumentDraft } from './use-document-draft.ts'
import type { FieldWarning } from './use-field-warnings.ts'
import { WarningList } from './warning-list.tsx'
import * as words from './words.ts'

type Props = {
  writing: EditorBinding
  meta: DocumentStatus
  timeZone: string
  draft: ReturnType<typeof useDocumentDraft>
  isOpen: boolean
  onClose: () => void
  /** `true` if the draft differs from the site. */
  isWritten: boolean
  warnings: readonly FieldWarning[]
  /** Renders what the publication of this version does. */
  beforePublishing: ((version: number) => ReactNode) | undefined
  /** Closes the dialog and shows the field. */
  onWarning: (path: string) => void
  /**
   * Called with the published document after an immediate publication that keeps the editor's
   * address.
   */
  onPublished: (message: string, written: DocumentValues) => Promise<void>
}

/** Publishes now or at a set time, or takes the document off the site at a set time. */
export function PublishDialog({
  isOpen,
  onClose,
  writing,
  meta,
  timeZone,
  draft,
  isWritten,
  warnings,
  beforePublishing,
  onWarning,
  onPublished,
}: Props) {
  const [day, setDay] = useState(() => localTime(tomorrow(), timeZone).day)
  const [hour, setHour] = useState('09:00')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { publishHint, nothingToPublish } = words.published[writing.visibility]

  async function publish(plan: Omit<PublicationPlan, 'version'>) {
    setBusy(true)
    setFailure('')
    const done = await writing.publish({ version: draft.version, ...plan })
    setBusy(false)
    if (!done.ok)
      return setFailure(
        Object.values(done.problem.errors).flat().join(' ') || done.problem.message || words.failed,
      )
    const { message, version, movedTo } = done.value
    const { written } = draft.now()
    onClose()
    draft.stepTo(version)
    const isNow = plan.at === undefined && plan.withdrawAt === undefined
    if (isNow && movedTo === undefined) await onPublished(message, written)
    else void showToast(message)
    return movedTo === undefined ? revalidate() : navigate(movedTo)
  }
  const then = () =>
    day === '' ? undefined : instantFromLocalTime(day, hour, timeZone).toISOString()

  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title={words.publishTitle}>
      {failure !== '' && (
        <p role="alert" className="mb-4 border-bad border-l-4 pl-3 font-semibold text-bad text-sm">
          {failure}
        </p>
      )}
      {meta.publishAt !== null && (
        <p className="mb-4 font-semibold text-sm">
          {words.isPlanned(formatInstant(meta.publishAt, timeZone))}
        </p>
      )}
      {meta.withdrawAt !== null && (
        <p className="mb-4 font-semibold text-sm">
          {words.isLeaving(formatInstant(meta.withdrawAt, timeZone))}
        </p>
      )}
      <WarningList warnings={warnings} onShow={onWarning} />
      <ContradictionList writing={writing} draft={draft} />
      {isOpen && isWritten && draft.saving === 'saved' && beforePublishing?.(draft.version)}
      <p className="text-quiet text-sm">{isWritten ? publishHint : nothingToPublish}</p>
      <Button
        tone="signal"
        size="small"
        className="mt-2"
        disabled={isBusy || !isWritten || draft.saving !== 'saved'}
        onClick={() => void publish({})}
      >
        {words.publishNow}
      </Button>
      <p className="mt-6 text-quiet text-sm">{words.laterHint}</p>
      <div className="mt-2 grid grid-cols-2 gap-4">
        <TextField
          name="publish-day"
          type="date"
          label={words.day}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <TextField
          name="publish-hour"
          type="time"
          label={words.hour}
          value={hour}
          onChange={(event) => setHour(event.target.value)}
        />
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size="small"
          disabled={isBusy || !isWritten || day === '' || draft.saving !== 'saved'}
          onClick={() => void publish({ at: then() ?? null })}
        >
          {words.publishLater}
        </Button>
        {meta.state === 'on' && writing.mayLeave && (
          <Button
            size="small"
            disabled={isBusy || day === ''}
            onClick={() => void publish({ withdrawAt: then() ?? null })}
          >
            {words.leaveThen}
          </Button>
        )}
        {(meta.publishAt !== null || meta.withdrawAt !== null) && (
          <Button
            size="small"
            disabled={isBusy}
            onClick={() => void publish({ at: null, withdrawAt: null })}
          >
            {words.takePlanBack}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** Most publications are planned for 9 a.m. on the next day. */
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60_000)
