import { useState } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { Link } from '#app/ui/components/link.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { TextDraft } from '#app/ui/portal/use-text-draft.ts'
import { useDeskContext } from './desk-context.ts'
import { mergeEnquiry, unmergeEnquiry } from './desk-endpoints.ts'
import type { DeskEnquiry, RelatedEnquiry } from './desk-enquiry-schema.ts'
import * as workWords from './enquiry-actions-words.ts'
import * as words from './enquiry-words.ts'
import { StateBadge } from './state-badge.tsx'

type Props = {
  enquiry: DeskEnquiry
  /** The note on the page. A merge sends this note too. */
  note: TextDraft
  onChanged: () => void
}

/**
 * Other enquiries with the same phone number or email address: merged enquiries, duplicates, and
 * enquiries of other kinds.
 */
export function RelatedEnquiries({ enquiry, note, onChanged }: Props) {
  const mayWork = useHasCapability()('desk.work')
  const undo = useUndo()
  const [isBusy, setBusy] = useState(false)
  const { related, sameVehicle, joined, reference } = enquiry

  async function join(other: string): Promise<void> {
    setBusy(true)
    const text = note.text.trim()
    const body = { to: reference, ...(text && { note: text }) }
    const sent = await requestAsStaff(mergeEnquiry, { params: { reference: other }, body })
    setBusy(false)
    if (!sent.ok) return void showToast(sent.problem.message || words.notJoined, 'error')
    if (sent.value.notice) void showToast(sent.value.notice, 'warning')
    note.whenSent(text)
    onChanged()
    const said = words.joined(other)
    const message = text ? workWords.withNote(said) : said
    undo.offer({ key: other, message, undo: () => void part(other) })
  }

  async function part(other: string): Promise<void> {
    undo.onOver()
    setBusy(true)
    const sent = await requestAsStaff(unmergeEnquiry, { params: { reference: other } })
    setBusy(false)
    if (!sent.ok) return void showToast(sent.problem.message || words.notJoined, 'error')
    onChanged()
    void showToast(words.parted(other))
  }

  const canJoin = mayWork && enquiry.joinedTo === null
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-2 font-bold text-lg">
        {words.others}
      </h2>
      {related.length + joined.length === 0 && <p className="text-quiet">{words.nobodyElse}</p>}
      {canJoin && related.some(({ mayJoin }) => mayJoin) && (
        <p className="mb-1 text-quiet text-sm">{words.duplicate}</p>
      )}
      <ul>
        {joined.map((other) => (
          <RelatedEnquiryItem key={other.id} other={other} note={words.joinedHere}>
            {mayWork && (
              <RowActionButton
                disabled={isBusy}
                aria-label={words.partWhat(other.reference)}
                onClick={() => void part(other.reference)}
              >
                {words.part}
              </RowActionButton>
            )}
          </RelatedEnquiryItem>
        ))}
        {related.map((other) => (
          <RelatedEnquiryItem key={other.id} other={other}>
            {canJoin && other.mayJoin && (
              <RowActionButton
                disabled={isBusy}
                aria-label={words.joinWhat(other.reference)}
                onClick={() => void join(other.reference)}
              >
                {words.join}
              </RowActionButton>
            )}
          </RelatedEnquiryItem>
        ))}
      </ul>
      {sameVehicle.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{words.sameVehicle}</h3>
          <p className="mb-1 text-quiet text-sm">{words.perhapsAnotherPerson}</p>
          <ul>
            {sameVehicle.map((other) => (
              <RelatedEnquiryItem key={other.id} other={other} />
            ))}
          </ul>
        </>
      )}
      <UndoBar last={undo.last} onOver={undo.onOver} />
    </section>
  )
}

type RelatedEnquiryItemProps = { other: RelatedEnquiry; note?: string; children?: React.ReactNode }

function RelatedEnquiryItem({ other, note, children }: RelatedEnquiryItemProps) {
  const { zone } = useDeskContext()
  const about = [other.model, other.assignee?.name, note].filter(Boolean).join(' · ')
  return (
    <li className="flex items-center justify-between gap-4 border-hairline border-b py-1.5">
      <div className="min-w-0">
        <Link
          to={`/admin/desk/${other.reference}`}
          className="inline-flex min-h-11 items-center font-semibold text-ink underline md:min-h-8"
        >
          {`${other.kindTitle} ${other.reference}`}
        </Link>
        <p className="flex flex-wrap gap-x-3 text-quiet text-sm">
          <StateBadge row={other} />
          {about && <span>{about}</span>}
          <span>{formatInstant(other.receivedAt, zone)}</span>
        </p>
      </div>
      {children}
    </li>
  )
}
