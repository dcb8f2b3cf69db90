import { formatDay } from '#app/platform/calendar/format-day.ts'
import { Link } from '#app/ui/components/link.tsx'
import { X } from '#app/ui/icons/x.ts'
import { type DeskContextValue, useDeskContext } from './desk-context.ts'
import { type DeskFilter, deskFilterUrl } from './desk-filter.ts'
import * as words from './desk-list-words.ts'
import { enquiryStateLabel, lostReasonLabel } from './format-desk-row.ts'

/**
 * Chips for all active filters; a tap on a chip removes its filter. The chips also show which
 * filters a link from analytics or a saved view has set.
 */
export function DeskFilterChips({ filter }: { filter: DeskFilter }) {
  const chips = chipsOf(filter, useDeskContext())
  if (chips.length === 0) return null
  return (
    <ul aria-label={words.narrowedBy} className="flex flex-wrap gap-1.5">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={deskFilterUrl({ ...filter, ...without, page: 1 })}
            preventScrollReset
            aria-label={words.without(label)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-control bg-surface px-2.5 text-ink text-sm no-underline hover:border-ink md:min-h-8"
          >
            {label}
            <X aria-hidden className="size-4 text-quiet" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

type Chip = { label: string; without: Partial<DeskFilter> }

function chipsOf(filter: DeskFilter, facts: DeskContextValue): Chip[] {
  const { kind, state, assignee, model, source, received, open, answered, answeredBy, reason } =
    filter
  const { receivedFrom, receivedTo, bookingFrom, bookingTo } = filter
  return [
    { label: formatList(kind, (slug) => kindTitleOf(slug, facts)), without: { kind: [] } },
    { label: formatList(state, enquiryStateLabel), without: { state: [] } },
    { label: assignee && assigneeChipText(assignee, facts), without: { assignee: '' } },
    { label: model, without: { model: '' } },
    { label: source && words.cameFrom(source), without: { source: '' } },
    { label: open && words.isOpen[open], without: { open: undefined } },
    { label: answered && words.answeredHow[answered], without: { answered: undefined } },
    {
      label: answeredBy && words.answeredBy(responderNameOf(answeredBy, facts), answered),
      without: { answeredBy: '' },
    },
    { label: reason && words.lostFor(lostReasonLabel(reason)), without: { reason: undefined } },
    {
      label: received && words.receivedWhen(words.receivedIn[received]),
      without: { received: undefined },
    },
    {
      label: received ? '' : dayRangeText(words.receivedWhen, receivedFrom, receivedTo),
      without: { receivedFrom: undefined, receivedTo: undefined },
    },
    {
      label: filter.booking ? '' : dayRangeText(words.bookedWhen, bookingFrom, bookingTo),
      without: { bookingFrom: undefined, bookingTo: undefined },
    },
  ].flatMap(({ label, without }) => (label ? [{ label, without }] : []))
}

function formatList(values: readonly string[], shown: (value: string) => string): string {
  return values.map(shown).join(', ')
}

function kindTitleOf(slug: string, { kinds }: DeskContextValue): string {
  return kinds.find((it) => it.slug === slug)?.title ?? slug
}

function assigneeChipText(assignee: string, { people, me }: DeskContextValue): string {
  if (assignee === 'none') return words.nobodyHasIt
  const id = assignee === 'me' ? me : Number(assignee)
  if (id === me) return words.iHaveIt
  return words.hasIt(people.find((it) => it.id === id)?.name ?? words.somebodyGone)
}

function responderNameOf(account: string, { people, me }: DeskContextValue): string | undefined {
  if (account === 'none') return undefined
  const id = account === 'me' ? me : Number(account)
  if (id === me) return words.meMyself
  return people.find((it) => it.id === id)?.name ?? words.formerColleague
}

function dayRangeText(
  shown: (days: string) => string,
  from: string | undefined,
  to: string | undefined,
): string {
  if (!from && !to) return ''
  if (from && from === to) return shown(formatDay(from))
  return shown(words.between(from ? formatDay(from) : '', to ? formatDay(to) : ''))
}
