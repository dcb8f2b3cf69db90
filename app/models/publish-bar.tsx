import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { instantOf } from '#app/calendar/instant-of.ts'
import { shownInstant } from '#app/calendar/shown-instant.ts'
import type { CallResult } from '#app/http/call.ts'
import { useMay } from '#app/portal/allowed.ts'
import { call } from '#app/portal/call.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RowAction } from '#app/ui/row-action.tsx'
import { notify } from '#app/ui/toast.ts'
import * as words from './editor-words.ts'
import type { ManagedMeta } from './managed-meta.ts'
import { discardDraft, publishModel } from './model-calls.ts'
import type { useDraft } from './use-draft.ts'
import { VersionsDialog } from './versions-dialog.tsx'

type Props = {
  slug: string
  name: string
  meta: ManagedMeta
  timeZone: string
  draft: ReturnType<typeof useDraft>
  /** Shows where something is missing. */
  onMissing: () => void
}

/** Stands at the foot of the editor: what is saved, by whom, and how it gets onto the site. */
export function PublishBar({ slug, name, meta, timeZone, draft, onMissing }: Props) {
  const mayPublish = useMay()('models.publish')
  const mayWrite = useMay()('models.draft')
  const [open, setOpen] = useState<'publish' | 'versions'>()
  const { revalidate } = useRevalidator()
  const lacking = Object.keys(draft.missing).length
  const { publishAt, withdrawAt } = meta
  const isWritten = meta.hasDraft || draft.saving !== 'saved' || draft.version !== meta.version

  async function discard() {
    if (!confirm(words.discardQuestion)) return
    const done = await call(discardDraft, { params: { slug }, body: { version: draft.version } })
    if (!done.ok) return void notify(done.message || words.failed, 'error')
    // The fields show the site's again.
    location.reload()
  }

  return (
    <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-x-5 gap-y-2 border-hairline border-t bg-surface px-4 py-3">
      <div className="min-w-0 flex-1 text-sm max-sm:basis-full">
        <p role="status">{savedWords(draft, meta, timeZone)}</p>
        <p className="text-quiet">
          {publishAt !== null
            ? words.willAppear(shownInstant(publishAt, timeZone))
            : lacking > 0
              ? words.stillMissing(lacking)
              : words.complete}
          {withdrawAt !== null && `. ${words.willLeave(shownInstant(withdrawAt, timeZone))}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isWritten && mayWrite && meta.state !== 'draft' && (
          <RowAction tone="bad" onClick={() => void discard()}>
            {words.discard}
          </RowAction>
        )}
        <RowAction onClick={() => setOpen('versions')}>{words.versions}</RowAction>
        {mayPublish && (
          <Button
            tone="signal"
            size="dense"
            onClick={() => {
              if (lacking > 0) return onMissing()
              void draft.saveNow()
              setOpen('publish')
            }}
          >
            {words.publish}
          </Button>
        )}
      </div>
      <PublishDialog
        isOpen={open === 'publish'}
        onClose={() => setOpen(undefined)}
        {...{ slug, name, meta, timeZone, draft, isWritten }}
      />
      <VersionsDialog
        isOpen={open === 'versions'}
        onClose={() => setOpen(undefined)}
        {...{ slug, timeZone, version: draft.version }}
        onDraft={() => {
          void revalidate()
          location.reload()
        }}
      />
    </div>
  )
}

function savedWords({ saving, errors, version }: Props['draft'], meta: ManagedMeta, zone: string) {
  if (saving === 'saving') return words.saving
  if (saving === 'waiting') return words.unsaved
  if (saving === 'offline') return words.offline
  if (saving === 'refused') return words.notSaved(Object.keys(errors).length)
  if (version === meta.version && meta.editedAt !== '')
    return words.savedBy(meta.editedBy, shownInstant(meta.editedAt, zone))
  return version === meta.version ? words.asOnSite : words.saved
}

type DialogProps = Omit<Props, 'onMissing'> & {
  isOpen: boolean
  onClose: () => void
  /** Whether there is something that the site does not show yet. */
  isWritten: boolean
}

function PublishDialog({ isOpen, onClose, slug, meta, timeZone, draft, isWritten }: DialogProps) {
  const [day, setDay] = useState('')
  const [hour, setHour] = useState('09:00')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()

  async function publish(plan: { at?: string | null; withdrawAt?: string | null }) {
    setBusy(true)
    setFailure('')
    const done: CallResult<typeof publishModel> = await call(publishModel, {
      params: { slug },
      body: { version: draft.version, ...plan },
    })
    setBusy(false)
    if (!done.ok)
      return setFailure(Object.values(done.errors).flat().join(' ') || done.message || words.failed)
    onClose()
    void notify(done.answer.message)
    draft.stepTo(done.answer.version)
    if (done.answer.slug !== slug) return navigate(`/admin/models/${done.answer.slug}`)
    return revalidate()
  }
  const then = () => (day === '' ? undefined : instantOf(day, hour, timeZone).toISOString())

  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isBusy} title={words.publishTitle}>
      {failure !== '' && (
        <p role="alert" className="mb-4 border-bad border-l-4 pl-3 font-semibold text-bad text-sm">
          {failure}
        </p>
      )}
      <p className="text-quiet text-sm">{isWritten ? words.publishHint : words.nothingWritten}</p>
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
        {meta.state === 'on' && (
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
