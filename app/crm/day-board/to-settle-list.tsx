import { useEffect } from 'react'
import { getDeskEnquiry } from '#app/crm/desk/desk-endpoints.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { serverClockOffset, serverNow } from '#app/platform/calendar/server-clock.ts'
import { Button, LinkButton } from '#app/ui/components/button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useFetchedAnswer } from '#app/ui/portal/use-fetched-answer.ts'
import * as words from './day-board-offline-words.ts'
import { open as openEnquiry } from './day-board-words.ts'
import { stateLabel } from './use-board-acts.ts'
import type { TapsToSettle } from './use-board-taps.ts'

type Props = {
  items: readonly TapsToSettle[]
  /** Returns the customer's name; undefined if the appointment is not on this board. */
  nameOf: (reference: string) => string | undefined
  zone: string
  /** Both resolve to `false` if another tab was quicker. */
  onDoAnyway: (item: TapsToSettle) => Promise<boolean>
  onLeave: (item: TapsToSettle) => Promise<boolean>
}

/** Taps that were made without a network and met a change. The person decides about each card. */
export function ToSettleList({ items, nameOf, zone, onDoAnyway, onLeave }: Props) {
  // The list is above the board, which may be scrolled.
  useEffect(() => {
    if (items.length > 0) void showToast(words.toSettleNotice(items.length), 'warning')
  }, [items.length])
  if (items.length === 0) return null
  const title = words.toSettle(items.length)
  return (
    <section aria-label={title} className="mb-4 border-warn border-l-4 bg-surface p-3">
      <h2 className="font-bold">{title}</h2>
      <p className="text-quiet text-sm">{words.toSettleHint}</p>
      <ul className="mt-1">
        {items.map((item) => {
          const { reference } = item.first
          const card = { item, zone, onDoAnyway, onLeave }
          const name = nameOf(reference)
          return name === undefined ? (
            <UnlistedItem key={reference} {...card} />
          ) : (
            <Item key={reference} name={name} {...card} />
          )
        })}
      </ul>
    </section>
  )
}

type ItemProps = Pick<Props, 'zone' | 'onDoAnyway' | 'onLeave'> & { item: TapsToSettle }

/** Reads the name of a customer whose appointment was moved to another day. */
function UnlistedItem(props: ItemProps) {
  const { reference } = props.item.first
  const { answer } = useFetchedAnswer(reference, (signal) =>
    requestAsStaff(getDeskEnquiry, { params: { reference }, signal }),
  )
  const name = typeof answer === 'string' || answer.name === '' ? reference : answer.name
  return <Item name={name} {...props} />
}

function Item({ name, item, zone, onDoAnyway, onLeave }: ItemProps & { name: string }) {
  const { reference } = item.first
  return (
    <li className="border-hairline border-t py-2">
      <p className="wrap-anywhere">
        <strong>{name}.</strong> <Explanation item={item} zone={zone} />
      </p>
      <div className="mt-1 flex flex-wrap gap-2">
        {canDoAnyway(item) && (
          <Button size="dense" onClick={() => void tellIfGone(onDoAnyway(item))}>
            {words.doAnyway}
            <span className="sr-only">{words.ofWhom(name)}</span>
          </Button>
        )}
        <Button size="dense" onClick={() => void tellIfGone(onLeave(item))}>
          {words.leaveIt}
          <span className="sr-only">{words.ofWhom(name)}</span>
        </Button>
        <LinkButton size="dense" to={`/admin/desk/${reference}`}>
          {openEnquiry}
          <span className="sr-only">{words.ofWhom(name)}</span>
        </LinkButton>
      </div>
    </li>
  )
}

function Explanation({ item: { first, taps }, zone }: { item: TapsToSettle; zone: string }) {
  const { at, conflict, isService } = first
  const states = taps.map(({ state }) => stateLabel({ isService }, state)).join(', ')
  const { day, time } = localTime(new Date(at + serverClockOffset()), zone)
  const isToday = day === localTime(serverNow(), zone).day
  const tapped = isToday ? formatStaffTime(time) : formatHour({ day, at: time })
  return (
    <>
      {words.youTapped(states, tapped)}{' '}
      {conflict?.now && words.itIsNow(describeNow(conflict.now, isService))} {conflict?.message}
      {!conflict && words.isOld}
    </>
  )
}

type Now = NonNullable<NonNullable<TapsToSettle['first']['conflict']>['now']>

function describeNow({ state, day, at }: Now, isService: boolean): string {
  return `${stateLabel({ isService }, state)}, ${formatHour({ day, at })}`
}

/** Without a present appointment, every change is refused. */
const canDoAnyway = ({ first: { conflict } }: TapsToSettle) =>
  conflict === undefined || conflict.now !== undefined

async function tellIfGone(isDone: Promise<boolean>) {
  if (!(await isDone)) void showToast(words.settledElsewhere, 'error')
}
