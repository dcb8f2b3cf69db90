import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import type { UploadBatch } from './upload-batch.ts'
import type { UploadProgress } from './upload-session.ts'
import * as words from './upload-status-words.ts'

type Props = {
  sending: UploadProgress | undefined
  sets: readonly UploadBatch[]
  onRetry?: (() => void) | undefined
  onForget: (set: number) => void
}

/** Shows the progress and errors of the uploads of a field. */
export function UploadStatus({ sending, sets, onRetry, onForget }: Props) {
  if (!sending && sets.length === 0) return null
  return (
    <div className="grid gap-2 text-sm">
      {sending && <SendingStatus sending={sending} onRetry={onRetry} />}
      {!sending &&
        sets.map((set) => <ProcessingStatus key={set.set} set={set} onForget={onForget} />)}
    </div>
  )
}

function SendingStatus({ sending, onRetry }: Pick<Props, 'onRetry'> & { sending: UploadProgress }) {
  const { purpose, all, sent, share, failures, isBusy } = sending
  const whole = purpose === 'frames' ? (sent + share) / Math.max(1, all) : share
  const said = purpose === 'frames' ? words.sendingAll(sent, all) : words.sendingOne(share)
  return (
    <>
      {isBusy && <Progress share={whole} says={whole === 1 ? words.checking : said} />}
      {failures.length > 0 && <Failures sentences={failures} />}
      {!isBusy && onRetry && (
        <span>
          <RowActionButton onClick={onRetry}>{words.again}</RowActionButton>
        </span>
      )}
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
    return <Progress share={all === 1 ? undefined : ready / all} says={says} />
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

function Progress({ share, says }: { share: number | undefined; says: string }) {
  return (
    <div>
      <progress
        className="block h-2 w-full max-w-96 accent-signal"
        value={share}
        max={1}
        aria-hidden="true"
      />
      <output className="block text-quiet">{says}</output>
    </div>
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
