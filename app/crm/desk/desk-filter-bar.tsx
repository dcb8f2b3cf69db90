import { useNavigate } from 'react-router'
import { sourceLabel } from '#app/crm/enquiries/enquiry-source-words.ts'
import {
  bookingPresetNames,
  enquirySortNames,
  receivedPresetNames,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
import { filterParameters } from '#app/crm/enquiry-query/filter-address.ts'
import { FilterBar, type FilterField } from '#app/ui/portal/filter-bar.tsx'
import { FilterPresets } from '#app/ui/portal/filter-presets.tsx'
import { type DeskContextValue, useDeskContext } from './desk-context.ts'
import {
  type DeskFilter,
  deskFilterUrl,
  emptyDeskFilter,
  isDeskFiltered,
  parseDeskFilter,
} from './desk-filter.ts'
import { DeskFilterChips } from './desk-filter-chips.tsx'
import * as words from './desk-list-words.ts'
import { PrintServiceBookingsLink } from './print-bookings-link.tsx'
import { SavedDeskViews } from './saved-desk-views.tsx'
import { StatusFilter } from './status-filter.tsx'

type Props = {
  filter: DeskFilter
  /** The sources of the enquiries in the list. */
  sources: readonly string[]
}

/** The desk's filter: search, booking days and a panel with all other filters. */
export function DeskFilterBar({ filter, sources }: Props) {
  const facts = useDeskContext()
  const { hasBookings } = facts
  const navigate = useNavigate()
  const { section, sort, order } = filter
  const go = (part: Partial<DeskFilter>) =>
    void navigate(deskFilterUrl({ ...filter, ...part, page: 1 }), { preventScrollReset: true })
  return (
    <FilterBar
      path="/admin/desk"
      query={deskFilterUrl({ ...filter, page: 1 })}
      queryOf={(params) => deskFilterUrl({ ...parseDeskFilter(params), page: 1 })}
      search={{
        label: words.search,
        placeholder: words.searchFor,
        value: filter.search,
        maxLength: 200,
      }}
      delay={350}
      fields={[
        ...fieldsBeforeStatus(filter, facts),
        {
          control: 'other',
          name: 'state',
          content: <StatusFilter key="state" {...{ filter, go }} />,
        },
        ...fieldsAfterStatus(filter, { ...facts, sources }),
      ]}
      chosen={countMoreFilters(filter)}
      clear={
        isDeskFiltered(filter)
          ? deskFilterUrl({ ...emptyDeskFilter, section, sort, order })
          : undefined
      }
      presets={() => hasBookings && <BookingDayPresets filter={filter} />}
      below={
        <>
          <DeskFilterChips filter={filter} />
          {hasBookings && <PrintServiceBookingsLink filter={filter} />}
          <SavedDeskViews filter={filter} />
        </>
      }
    />
  )
}

/** The booking days of the workshop, in every section. */
function BookingDayPresets({ filter }: { filter: DeskFilter }) {
  const all = { ...filter, section: 'all' as const, page: 1 }
  return (
    <FilterPresets
      label={words.bookings}
      presets={bookingPresetNames.map((preset) => {
        const isChosen = filter.booking === preset
        const booking = isChosen ? undefined : preset
        const days = { bookingFrom: undefined, bookingTo: undefined }
        return {
          label: words.bookingsIn[preset],
          heard: words.bookingsHeard[preset],
          to: deskFilterUrl({ ...all, ...days, booking }),
          isChosen,
        }
      })}
    />
  )
}

function fieldsBeforeStatus(filter: DeskFilter, { kinds }: DeskContextValue): FilterField[] {
  return [
    {
      control: 'select',
      name: 'kind',
      label: words.kind,
      all: words.everyKind,
      value: filter.kind.join(),
      options: kinds.map(({ slug, title }) => ({ value: slug, label: title })),
    },
  ]
}

type FieldFacts = DeskContextValue & Pick<Props, 'sources'>

function fieldsAfterStatus(filter: DeskFilter, facts: FieldFacts): FilterField[] {
  const { people, models, me, hasBookings, sources } = facts
  const colleagues = people.filter(({ id }) => id !== me)
  const day = (name: DayName, label: string, resets: string): FilterField => ({
    ...{ control: 'day', name, label, value: filter[name] ?? '', resets: [resets] },
  })
  return [
    {
      control: 'select',
      name: 'assignee',
      label: words.assignee,
      all: words.everybody,
      value: filter.assignee,
      options: [
        { value: 'me', label: words.me },
        { value: 'none', label: words.nobody },
        ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
      ],
    },
    {
      control: 'select',
      name: 'model',
      label: words.model,
      all: words.everyModel,
      value: filter.model,
      options: models.map(({ name }) => ({ value: name, label: name })),
    },
    ...(sources.length > 0 || filter.source
      ? [
          {
            control: 'select' as const,
            name: 'source',
            label: words.source,
            all: words.everySource,
            value: filter.source,
            options: sources.map((source) => ({ value: source, label: sourceLabel(source) })),
          },
        ]
      : []),
    {
      control: 'select',
      name: 'received',
      label: words.received,
      all: words.everyDay,
      value: filter.received ?? '',
      options: receivedPresetNames.map((preset) => ({
        value: preset,
        label: words.receivedIn[preset],
      })),
      resets: ['receivedFrom', 'receivedTo'],
    },
    day('receivedFrom', words.receivedFrom, 'received'),
    day('receivedTo', words.receivedTo, 'received'),
    ...(hasBookings
      ? [
          day('bookingFrom', words.bookingFrom, 'booking'),
          day('bookingTo', words.bookingTo, 'booking'),
        ]
      : []),
    {
      control: 'select',
      name: 'sort',
      label: words.sortBy,
      all: words.asUsual,
      value: filter.sort ?? '',
      options: enquirySortNames.map((sort) => ({ value: sort, label: words.sorts[sort] })),
      resets: ['order'],
    },
  ]
}

type DayName = 'receivedFrom' | 'receivedTo' | 'bookingFrom' | 'bookingTo'

/** Counts the active filters that the closed panel hides from view. The order is not a filter. */
function countMoreFilters(filter: DeskFilter): number {
  const { kind, state, open, assignee, model, source, received } = filter
  const { receivedFrom, receivedTo, bookingFrom, bookingTo } = filter
  return Object.keys(
    filterParameters({
      ...{ kind, assignee, model, source },
      state: state.length > 0 ? state : open,
      received: received ?? receivedFrom ?? receivedTo,
      booked: bookingFrom ?? bookingTo,
    }),
  ).length
}
