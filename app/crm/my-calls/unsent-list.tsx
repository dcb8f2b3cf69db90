import { type ReactNode, useState } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { needsDecision, type OutboxItem, type QueuedEnquiry, writtenAt } from './offline-db.ts'
import * as words from './staff-words.ts'

type Props<Item extends OutboxItem | QueuedEnquiry> = {
  title: string
  items: readonly Item[]
  describe: (item: Item) => ReactNode
  zone: string
  onChange: (item: Item) => void
  /** Both resolve to `false` if another tab has sent, changed or removed the item. */
  onDrop: (item: Item) => Promise<boolean>
  onSendLate: (item: Item) => Promise<boolean>
}

/**
 * Lists what this phone has not sent yet. A refused item shows the reason, and stays until the user
 * edits or deletes it. An item that has waited too long stays until the user sends or deletes it.
 */
export function UnsentList<Item extends OutboxItem | QueuedEnquiry>({
  title,
  items,
  describe,
  zone,
  onChange,
  onDrop,
  onSendLate,
}: Props<Item>) {
  const [dropping, setDropping] = useState<Item>()
  if (items.length === 0) return null
  return (
    <section aria-label={title} className="mb-6">
      <h2 className="mb-2 font-semibold text-quiet">{title}</h2>
      <ul className="border-hairline border-t">
        {items.map((item) => (
          <li key={item.id} className="border-hairline border-b py-3">
            <p className="wrap-anywhere text-sm">{describe(item)}</p>
            {item.refusal !== undefined && (
              <p role="alert" className="mt-1 text-bad text-sm">
                {words.notTaken(item.refusal)}
              </p>
            )}
            {needsDecision(item) && (
              <p className="mt-1 text-sm">
                {words.waitsSince(formatInstant(writtenAt(item), zone))}
              </p>
            )}
            <div className="mt-2 flex gap-2">
              {item.refusal === undefined && needsDecision(item) && (
                <Button size="dense" onClick={() => void tellIfGone(onSendLate(item))}>
                  {words.sendLate}
                </Button>
              )}
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
          if (dropping) void tellIfGone(onDrop(dropping))
          setDropping(undefined)
        }}
        onCancel={() => setDropping(undefined)}
      >
        <p>{words.dropGone}</p>
      </ConfirmDialog>
    </section>
  )
}

async function tellIfGone(isDone: Promise<boolean>) {
  if (!(await isDone)) void showToast(words.entryIsGone, 'error')
}
