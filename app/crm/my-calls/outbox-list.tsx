import { useState } from 'react'
import * as workWords from '#app/crm/desk/enquiry-actions-words.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import type { OutboxItem } from './offline-db.ts'
import * as words from './staff-words.ts'

type Props = {
  unsent: readonly OutboxItem[]
  /** Returns the customer's name if it is stored on this phone. */
  nameOf: (reference: string) => string
  onChange: (item: OutboxItem) => void
  onDrop: (item: OutboxItem) => void
}

/**
 * Entries that are not sent yet, and refused entries with the reason. A refused entry stays until
 * the user edits or deletes it.
 */
export function OutboxList({ unsent, nameOf, onChange, onDrop }: Props) {
  const [dropping, setDropping] = useState<OutboxItem>()
  if (unsent.length === 0) return null
  return (
    <section aria-label={words.waiting(unsent.length)} className="mb-6">
      <h2 className="mb-2 font-semibold text-quiet">{words.waiting(unsent.length)}</h2>
      <ul className="border-hairline border-t">
        {unsent.map((item) => (
          <li key={item.id} className="border-hairline border-b py-3">
            <p className="wrap-anywhere text-sm">
              <span className="font-semibold">{nameOf(item.reference)}</span> ·{' '}
              {formatOfflineEvent(item)}
            </p>
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

function formatOfflineEvent({ event }: OutboxItem): string {
  if (event.type === 'note') return event.text
  const outcome = words.wroteCall(workWords.outcomes[event.outcome])
  return event.text ? `${outcome} · ${event.text}` : outcome
}
