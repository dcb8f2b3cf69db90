import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sourceLabel } from '#app/crm/enquiries/enquiry-source-words.ts'
import { enquirySortNames, receivedPresetNames } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { filterParameters } from '#app/crm/enquiry-query/filter-address.ts'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { FilterSelect } from '#app/ui/components/filter-select.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { SlidersHorizontal } from '#app/ui/icons/sliders-horizontal.ts'
import { BookingDayChips } from './booking-day-chips.tsx'
import { useDeskContext } from './desk-context.ts'
import { type DeskFilter, deskFilterUrl, emptyDeskFilter, isDeskFiltered } from './desk-filter.ts'
import { DeskFilterChips } from './desk-filter-chips.tsx'
import * as words from './desk-list-words.ts'
import { DeskSearchField } from './desk-search-field.tsx'
import { PrintServiceBookingsLink } from './print-bookings-link.tsx'
import { SavedDeskViews } from './saved-desk-views.tsx'
import { StatusFilter } from './status-filter.tsx'

/**
 * The search, the booking days and a panel with all other filters. All filters are stored in the
 * page's address.
 */
export function DeskFilterBar({ filter, sources }: DeskFilterBarProps) {
  const navigate = useNavigate()
  const { hasBookings } = useDeskContext()
  const [isOpen, setOpen] = useState(false)
  const go = (part: Partial<DeskFilter>, replace = false) =>
    void navigate(deskFilterUrl({ ...filter, ...part, page: 1 }), {
      replace,
      preventScrollReset: true,
    })
  const chosen = countMoreFilters(filter)
  return (
    <search className="mt-3 mb-3 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <DeskSearchField filter={filter} onSearch={(search) => go({ search }, true)} />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="desk-filter"
          onClick={() => setOpen(!isOpen)}
          className={buttonClassName({ size: 'dense', className: 'aria-expanded:border-ink' })}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {words.filterBy(chosen)}
        </button>
        {hasBookings && <BookingDayChips filter={filter} />}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        <DeskFilterChips filter={filter} />
        {hasBookings && <PrintServiceBookingsLink filter={filter} />}
        <SavedDeskViews filter={filter} />
        {isDeskFiltered(filter) && (
          <Link
            to={deskFilterUrl({
              ...emptyDeskFilter,
              section: filter.section,
              sort: filter.sort,
              order: filter.order,
            })}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-signal-text text-sm underline md:min-h-8"
          >
            {words.clear}
          </Link>
        )}
      </div>
      <div id="desk-filter" hidden={!isOpen}>
        {isOpen && <MoreFilters filter={filter} sources={sources} go={go} />}
      </div>
    </search>
  )
}

type DeskFilterBarProps = {
  filter: DeskFilter
  /** The sources of the enquiries in the list. */
  sources: readonly string[]
}

type MoreFiltersProps = DeskFilterBarProps & { go: (part: Partial<DeskFilter>) => void }

function MoreFilters({ filter, sources, go }: MoreFiltersProps) {
  const { kinds, people, models, me, hasBookings } = useDeskContext()
  const day = (name: 'bookingFrom' | 'bookingTo', label: string) => (
    <label className="grid gap-1 text-quiet text-xs">
      {label}
      <input
        type="date"
        value={filter[name] ?? ''}
        onChange={(event) => go({ [name]: event.target.value || undefined, booking: undefined })}
        className="h-11 w-full min-w-0 rounded-control border border-control bg-surface px-2.5 text-base text-ink md:h-9 md:text-sm"
      />
    </label>
  )
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 md:grid-cols-4 xl:grid-cols-5">
      <FilterSelect
        label={words.kind}
        all={words.everyKind}
        value={filter.kind.join()}
        options={kinds.map(({ slug, title }) => ({ value: slug, label: title }))}
        onChoose={(kind) => go({ kind: kind ? [kind] : [] })}
      />
      <StatusFilter filter={filter} go={go} />
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
      {(sources.length > 0 || filter.source) && (
        <FilterSelect
          label={words.source}
          all={words.everySource}
          value={filter.source}
          options={sources.map((source) => ({ value: source, label: sourceLabel(source) }))}
          onChoose={(source) => go({ source })}
        />
      )}
      <FilterSelect
        label={words.received}
        all={words.everyDay}
        value={filter.received ?? ''}
        options={receivedPresetNames.map((preset) => ({
          value: preset,
          label: words.receivedIn[preset],
        }))}
        onChoose={(value) => go({ received: receivedPresetNames.find((it) => it === value) })}
      />
      {hasBookings && day('bookingFrom', words.bookingFrom)}
      {hasBookings && day('bookingTo', words.bookingTo)}
      <FilterSelect
        label={words.sortBy}
        all={words.asUsual}
        value={filter.sort ?? ''}
        options={enquirySortNames.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        onChoose={(value) =>
          go({ sort: enquirySortNames.find((it) => it === value), order: undefined })
        }
      />
    </div>
  )
}

/** Counts the active filters that the closed panel hides from view. The order is not a filter. */
function countMoreFilters(filter: DeskFilter): number {
  const { kind, state, open, assignee, model, source, received } = filter
  const { bookingFrom, bookingTo } = filter
  const hidden = {
    kind,
    state: state.length > 0 ? state : open,
    assignee,
    model,
    source,
    received,
  }
  const days = { booked: bookingFrom ?? bookingTo }
  return Object.keys(filterParameters({ ...hidden, ...days })).length
}
