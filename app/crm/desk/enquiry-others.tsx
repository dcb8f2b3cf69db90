import { useState } from 'react'
import { shownInstant } from '#app/platform/calendar/shown-instant.ts'
import { Link } from '#app/ui/components/link.tsx'
import { RowAction } from '#app/ui/components/row-action.tsx'
import { notify } from '#app/ui/components/toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { useUndo } from '#app/ui/components/use-undo.ts'
import { useMay } from '#app/ui/portal/allowed.ts'
import { call } from '#app/ui/portal/call.ts'
import type { KeptText } from '#app/ui/portal/use-kept-text.ts'
import { joinEnquiry, partEnquiry } from './desk-calls.ts'
import { useDeskFacts } from './desk-facts.ts'
import type { DeskEnquiry, RelatedEnquiry } from './desk-row.ts'
import * as words from './enquiry-words.ts'
import { StateMark } from './state-mark.tsx'
import * as workWords from './work-words.ts'

type Props = {
  enquiry: DeskEnquiry
  /** What is typed as a note on the page goes along with a join. */
  note: KeptText
  onChanged: () => void
}

/** Whatever else came from the same number or e-mail: joined, to be joined, or of another kind. */
export function EnquiryOthers({ enquiry, note, onChanged }: Props) {
  const mayWork = useMay()('desk.work')
  const undo = useUndo()
  const [isBusy, setBusy] = useState(false)
  const { related, sameVehicle, joined, reference } = enquiry

  async function join(other: string): Promise<void> {
    setBusy(true)
    const text = note.text.trim()
    const body = { to: reference, ...(text && { note: text }) }
    const sent = await call(joinEnquiry, { params: { reference: other }, body })
    setBusy(false)
    if (!sent.ok) return void notify(sent.message || words.notJoined, 'error')
    note.whenSent(text)
    onChanged()
    const said = words.joined(other)
    const message = text ? workWords.withNote(said) : said
    undo.offer({ key: other, message, undo: () => void part(other) })
  }

  async function part(other: string): Promise<void> {
    undo.onOver()
    setBusy(true)
    const sent = await call(partEnquiry, { params: { reference: other } })
    setBusy(false)
    if (!sent.ok) return void notify(sent.message || words.notJoined, 'error')
    onChanged()
    void notify(words.parted(other))
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
          <Other key={other.id} other={other} note={words.joinedHere}>
            {mayWork && (
              <RowAction
                disabled={isBusy}
                aria-label={words.partWhat(other.reference)}
                onClick={() => void part(other.reference)}
              >
                {words.part}
              </RowAction>
            )}
          </Other>
        ))}
        {related.map((other) => (
          <Other key={other.id} other={other}>
            {canJoin && other.mayJoin && (
              <RowAction
                disabled={isBusy}
                aria-label={words.joinWhat(other.reference)}
                onClick={() => void join(other.reference)}
              >
                {words.join}
              </RowAction>
            )}
          </Other>
        ))}
      </ul>
      {sameVehicle.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{words.sameVehicle}</h3>
          <p className="mb-1 text-quiet text-sm">{words.perhapsAnotherPerson}</p>
          <ul>
            {sameVehicle.map((other) => (
              <Other key={other.id} other={other} />
            ))}
          </ul>
        </>
      )}
      <UndoBar last={undo.last} onOver={undo.onOver} />
    </section>
  )
}

type OtherProps = { other: RelatedEnquiry; note?: string; children?: React.ReactNode }

function Other({ other, note, children }: OtherProps) {
  const { zone } = useDeskFacts()
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
          <StateMark row={other} />
          {about && <span>{about}</span>}
          <span>{shownInstant(other.receivedAt, zone)}</span>
        </p>
      </div>
      {children}
    </li>
  )
}
