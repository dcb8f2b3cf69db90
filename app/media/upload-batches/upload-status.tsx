import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { UploadProgress as ProgressBar } from '#app/ui/portal/upload-progress.tsx'
import type { UploadBatch } from './upload-batch.ts'
import type { UploadProgress } from './upload-session.ts'
import * as words from './upload-status-words.ts'

type Props = {
  sending: UploadProgress | undefined
  sets: readonly UploadBatch[]
  onRetry?: (() => void) | undefined
  onCancel: () => void
  onForget: (set: number) => void
}

/** Shows the progress and errors of the uploads of a field. */
export function UploadStatus({ sending, sets, onRetry, onCancel, onForget }: Props) {
  if (!sending && sets.length === 0) return null
  return (
    <div className="grid gap-2 text-sm">
      {sending && <SendingStatus sending={sending} onRetry={onRetry} onCancel={onCancel} />}
      {!sending &&
        sets.map((set) => <ProcessingStatus key={set.set} set={set} onForget={onForget} />)}
    </div>
  )
}

type SendingProps = Pick<Props, 'onRetry' | 'onCancel'> & { sending: UploadProgress }

function SendingStatus({ sending, onRetry, onCancel }: SendingProps) {
  const { all, sent, share, failures, isBusy } = sending
  const whole = (sent + share) / Math.max(1, all)
  const said = whole === 1 ? words.checking : words.sending(sent, all)
  return (
    <>
      {isBusy && <ProgressBar label={words.uploading} share={whole} says={said} />}
      {failures.length > 0 && <Failures sentences={failures} />}
      <span className="flex gap-x-5">
        {!isBusy && onRetry && <RowActionButton onClick={onRetry}>{words.again}</RowActionButton>}
        {whole < 1 && (isBusy || onRetry) && (
          <RowActionButton tone="bad" onClick={onCancel}>
            {words.giveUp}
          </RowActionButton>
        )}
      </span>
    </>
  )
}

function ProcessingStatus({ set, onForget }: Pick<Props, 'onForget'> & { set: UploadBatch }) {
  const { state, items, ready } = set
  const all = items.length
  const waits = items.find((it) => it.failure !== null && it.state !== 'failed')?.failure
  const failures = items.flatMap(({ state: its, failure, fileName }) =>
    its === 'failed' && failure ? words.ofFile(fileName, failure) : [],
  )
  if (state === 'making') {
    const usual = all === 1 ? words.makingOne : words.makingAll(ready, all)
    const says = waits ? words.waitingFor(ready, all, waits) : usual
    return (
      <ProgressBar label={words.resizing} share={all === 1 ? undefined : ready / all} says={says} />
    )
  }
  return (
    <>
      {state === 'open' && <p className="text-quiet">{words.begun(all)}</p>}
      {failures.length > 0 && <Failures sentences={failures} />}
      <span>
        <RowActionButton tone="bad" onClick={() => onForget(set.set)}>
          {words.giveUp}
        </RowActionButton>
      </span>
    </>
  )
}

function Failures({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul role="alert" className="grid gap-1 border-bad border-l-4 pl-3 font-semibold text-bad">
      {sentences.map((sentence) => (
        <li key={sentence} className="wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  )
}
