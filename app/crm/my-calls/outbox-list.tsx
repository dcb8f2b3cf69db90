import * as workWords from '#app/crm/desk/enquiry-actions-words.ts'
import type { OutboxItem } from './offline-db.ts'
import * as words from './staff-words.ts'
import { UnsentList } from './unsent-list.tsx'

type Props = {
  unsent: readonly OutboxItem[]
  /** Returns the customer's name if it is stored on this phone. */
  nameOf: (reference: string) => string
  zone: string
  onChange: (item: OutboxItem) => void
  onDrop: (item: OutboxItem) => Promise<boolean>
  onSendLate: (item: OutboxItem) => Promise<boolean>
}

/** Calls and notes that are not sent yet, and refused ones with the reason. */
export function OutboxList({ unsent, nameOf, ...list }: Props) {
  return (
    <UnsentList
      title={words.waiting(unsent.length)}
      items={unsent}
      describe={(item) => (
        <>
          <span className="font-semibold">{nameOf(item.reference)}</span> ·{' '}
          {formatOfflineEvent(item)}
        </>
      )}
      {...list}
    />
  )
}

function formatOfflineEvent({ event }: OutboxItem): string {
  if (event.type === 'note') return event.text
  const outcome = words.wroteCall(workWords.outcomes[event.outcome])
  return event.text ? `${outcome} · ${event.text}` : outcome
}
