import { useEffect, useRef, useState } from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { allStates } from '#app/enquiries/flows.ts'
import { buttonLook } from '#app/ui/button.tsx'
import { Search } from '#app/ui/icons/search.ts'
import { SlidersHorizontal } from '#app/ui/icons/sliders-horizontal.ts'
import { Link } from '#app/ui/link.tsx'
import { BookingChips } from './booking-chips.tsx'
import { useDeskFacts } from './desk-facts.ts'
import { addressOf, type DeskFilter, isNarrowed, nothing, receivedPresets } from './desk-filter.ts'
import { deskSorts } from './desk-query.ts'
import * as words from './desk-words.ts'
import { FilterSelect } from './filter-select.tsx'
import { stateLabel } from './shown-row.ts'

/** How long typing must rest before it is searched for, in milliseconds. */
const debounce = 350

/** Search, bookings in one tap, and behind "Filter" all else; everything is in the address. */
export function DeskFilterBar({ filter }: { filter: DeskFilter }) {
  const navigate = useNavigate()
  const { hasBookings } = useDeskFacts()
  const [isOpen, setOpen] = useState(() => folded(filter) > 0)
  const go = (part: Partial<DeskFilter>, replace = false) =>
    void navigate(addressOf({ ...filter, ...part, page: 1 }), { replace, preventScrollReset: true })
  const chosen = folded(filter)
  return (
    <search className="mt-3 mb-3 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SearchField filter={filter} onSearch={(search) => go({ search }, true)} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="desk-filter"
          onClick={() => setOpen(!isOpen)}
          className={buttonLook({ size: 'dense', className: 'aria-expanded:border-ink' })}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {words.filterBy(chosen)}
        </button>
        {hasBookings && <BookingChips filter={filter} />}
        {isNarrowed(filter) && (
          <Link
            to={addressOf({ ...nothing, section: filter.section, sort: filter.sort })}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-1 text-signal-text text-sm underline md:min-h-9"
          >
            {words.clear}
          </Link>
        )}
      </div>
      <div id="desk-filter" hidden={!isOpen}>
        {isOpen && <Folded filter={filter} go={go} />}
      </div>
    </search>
  )
}

type FoldedProps = { filter: DeskFilter; go: (part: Partial<DeskFilter>) => void }

function Folded({ filter, go }: FoldedProps) {
  const { kinds, people, models, me, hasBookings } = useDeskFacts()
  const day = (name: 'bookingFrom' | 'bookingTo', label: string) => (
    <label className="grid gap-1 text-quiet text-xs">
      {label}
      <input
        type="date"
        value={filter[name]}
        onChange={(event) => go({ [name]: event.target.value, booking: '' })}
        className="h-11 rounded-control border border-control bg-surface px-2.5 text-base text-ink md:h-9 md:text-sm"
      />
    </label>
  )
  return (
    <div className="grid grid-cols-2 gap-3 md:flex md:flex-wrap">
      <FilterSelect
        label={words.kind}
        all={words.everyKind}
        value={filter.kind}
        options={kinds.map(({ slug, title }) => ({ value: slug, label: title }))}
        onChoose={(kind) => go({ kind })}
      />
      <FilterSelect
        label={words.state}
        all={words.everyState}
        value={filter.state}
        options={allStates.map((state) => ({ value: state, label: stateLabel(state) }))}
        onChoose={(state) => go({ state })}
      />
      <FilterSelect
        label={words.assignee}
        all={words.everybody}
        value={filter.assignee}
        options={[
          { value: 'me', label: words.me },
          { value: 'none', label: words.nobody },
          ...people
            .filter(({ id }) => id !== me)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={(assignee) => go({ assignee })}
      />
      <FilterSelect
        label={words.model}
        all={words.everyModel}
        value={filter.model}
        options={models.map(({ name }) => ({ value: name, label: name }))}
        onChoose={(model) => go({ model })}
      />
      <FilterSelect
        label={words.received}
        all={words.everyDay}
        value={filter.received}
        options={receivedPresets.map((preset) => ({
          value: preset,
          label: words.receivedIn[preset],
        }))}
        onChoose={(value) => go({ received: receivedPresets.find((it) => it === value) ?? '' })}
      />
      {hasBookings && day('bookingFrom', words.bookingFrom)}
      {hasBookings && day('bookingTo', words.bookingTo)}
      <FilterSelect
        label={words.sortBy}
        all={words.asUsual}
        value={filter.sort}
        options={deskSorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        onChoose={(value) => go({ sort: deskSorts.find((it) => it === value) ?? '' })}
      />
    </div>
  )
}

type SearchProps = { filter: DeskFilter; onSearch: (search: string) => void }

function SearchField({ filter, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = useNavigationType()
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and Forward change the address under the field: it follows. Typing is never overwritten.
  useEffect(() => {
    const { current } = field
    if (current && (type === 'POP' || !filter.search)) current.value = filter.search
  }, [filter.search, type])

  function apply() {
    clearTimeout(timer.current)
    const typed = field.current?.value.trim() ?? ''
    if (typed !== filter.search) onSearch(typed)
  }
  return (
    <form
      action="/admin/desk"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="relative min-w-0 grow basis-48 md:max-w-80"
    >
      <input type="hidden" name="section" value={filter.section} />
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-quiet"
      />
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={words.search}
        placeholder={words.searchFor}
        defaultValue={filter.search}
        maxLength={200}
        autoComplete="off"
        onInput={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(apply, debounce)
        }}
        className="h-11 w-full rounded-control border border-control bg-surface pr-3 pl-9 text-base text-ink md:h-9 md:text-sm"
      />
    </form>
  )
}

/** How much is chosen that does not show by itself. */
function folded(filter: DeskFilter): number {
  const { kind, state, assignee, model, source, received, bookingFrom, bookingTo, sort } = filter
  return [kind, state, assignee, model, source, received, bookingFrom || bookingTo, sort].filter(
    Boolean,
  ).length
}
