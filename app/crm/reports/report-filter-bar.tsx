import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { FilterBar, type FilterField } from '#app/ui/portal/filter-bar.tsx'
import { FilterPresets } from '#app/ui/portal/filter-presets.tsx'
import { buildReportUrl } from './build-report-url.ts'
import {
  bookingDayPresets,
  receivedDayPresets,
  toggleBookingPreset,
  toggleReceivedPreset,
} from './day-presets.ts'
import { parseReportUrl } from './parse-report-url.ts'
import type { ReportFilter } from './report-filter.ts'
import * as words from './staff-words.ts'

type Props = {
  filter: ReportFilter
  today: string
  /** `true` if the form asks for a booking day. */
  asksDay: boolean
  children: ReactNode
}

/** The filter of a report: days, search and presets. */
export function ReportFilterBar({ filter, today, asksDay, children }: Props) {
  const { pathname } = useLocation()
  const { fromDate, toDate, bookingFrom, bookingTo } = filter
  const query = buildReportUrl({ ...filter, page: 1 })
  const isReceivedChosen = fromDate !== undefined || toDate !== undefined
  const isBookedChosen = bookingFrom !== undefined || bookingTo !== undefined
  const day = (name: string, label: string, value = ''): FilterField => ({
    ...{ control: 'day', name, label, value },
  })
  return (
    <FilterBar
      path={pathname}
      query={query}
      queryOf={(params) => buildReportUrl({ ...parseReportUrl(params), page: 1 })}
      search={{
        label: words.search,
        placeholder: words.searchFor,
        value: filter.search,
        maxLength: 200,
      }}
      delay={600}
      fields={[
        ...(asksDay
          ? [
              day('bookingFrom', words.bookedFrom, bookingFrom),
              day('bookingTo', words.bookedTo, bookingTo),
            ]
          : []),
        day('from', words.fromDate, fromDate),
        day('to', words.toDate, toDate),
      ]}
      chosen={Number(isReceivedChosen) + Number(isBookedChosen)}
      isOpenOnWide
      apply={words.applyDates}
      clear={query === '' ? undefined : ''}
      presets={(isOpen) => (
        <>
          {asksDay && (
            <FilterPresets
              label={words.bookedFor}
              presets={bookingDayPresets(today).map((preset) => ({
                label: preset.label,
                to: pathname + buildReportUrl(toggleBookingPreset(filter, preset)),
                isChosen: bookingFrom === preset.from && bookingTo === preset.to,
              }))}
            />
          )}
          <ReceivedPresets path={pathname} {...{ filter, today }} isFolded={asksDay && !isOpen} />
        </>
      )}
    >
      <div className="flex flex-wrap items-center gap-2 max-md:hidden">{children}</div>
    </FilterBar>
  )
}

type PresetsProps = {
  path: string
  filter: ReportFilter
  today: string
  isFolded?: boolean
}

/** Links for common days of arrival. */
export function ReceivedPresets({ path, filter, today, isFolded = false }: PresetsProps) {
  return (
    <FilterPresets
      label={words.received}
      presets={receivedDayPresets(today).map((preset) => ({
        label: preset.label,
        to: path + buildReportUrl(toggleReceivedPreset(filter, preset)),
        isChosen: filter.fromDate === preset.from && filter.toDate === preset.to,
      }))}
      isFolded={isFolded}
    />
  )
}
