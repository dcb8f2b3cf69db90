import { useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import type { QueuedEnquiry } from './offline-db.ts'
import * as words from './staff-words.ts'

type Props = {
  queued: readonly QueuedEnquiry[]
  onChange: (item: QueuedEnquiry) => void
  onDrop: (item: QueuedEnquiry) => void
}

/** New enquiries that wait for the network, and refused ones with the reason. */
export function QueuedEnquiryList({ queued, onChange, onDrop }: Props) {
  const [dropping, setDropping] = useState<QueuedEnquiry>()
  if (queued.length === 0) return null
  return (
    <section aria-label={words.enquiriesWaiting(queued.length)} className="mb-6">
      <h2 className="mb-2 font-semibold text-quiet">{words.enquiriesWaiting(queued.length)}</h2>
      <ul className="border-hairline border-t">
        {queued.map((item) => (
          <li key={item.id} className="border-hairline border-b py-3">
            <p className="wrap-anywhere font-semibold text-sm">{describeEntry(item)}</p>
            {item.refusal !== undefined && (
              <p role="alert" className="mt-1 text-bad text-sm">
                {words.notTaken(item.refusal)}
              </p>
            )}
            <div className="mt-2 flex gap-2">
              {item.refusal !== undefined && (
                <Button size="dense" onClick={() => onChange(item)}>
                  {words.change}
                </Button>
              )}
              <Button size="dense" onClick={() => setDropping(item)}>
                {words.drop}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={dropping !== undefined}
        title={words.dropIt}
        confirm={words.drop}
        isBusy={false}
        onConfirm={() => {
          if (dropping) onDrop(dropping)
          setDropping(undefined)
        }}
        onCancel={() => setDropping(undefined)}
      >
        <p>{words.dropGone}</p>
      </ConfirmDialog>
    </section>
  )
}

function describeEntry({ entry }: QueuedEnquiry): string {
  return Object.values(entry.answers)
    .filter((answer) => typeof answer === 'string' || typeof answer === 'number')
    .join(' · ')
}
