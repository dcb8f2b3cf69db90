import type { QueuedEnquiry } from './offline-db.ts'
import * as words from './staff-words.ts'
import { UnsentList } from './unsent-list.tsx'

type Props = {
  queued: readonly QueuedEnquiry[]
  zone: string
  onChange: (item: QueuedEnquiry) => void
  onDrop: (item: QueuedEnquiry) => Promise<boolean>
  onSendLate: (item: QueuedEnquiry) => Promise<boolean>
}

/** New enquiries that wait for the network, and refused ones with the reason. */
export function QueuedEnquiryList({ queued, ...list }: Props) {
  return (
    <UnsentList
      title={words.enquiriesWaiting(queued.length)}
      items={queued}
      describe={(item) => <span className="font-semibold">{describeEntry(item)}</span>}
      {...list}
    />
  )
}

function describeEntry({ entry }: QueuedEnquiry): string {
  return Object.values(entry.answers)
    .filter((answer) => typeof answer === 'string' || typeof answer === 'number')
    .join(' · ')
}
