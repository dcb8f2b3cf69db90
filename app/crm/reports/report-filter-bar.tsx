import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { SlidersHorizontal } from '#app/ui/icons/sliders-horizontal.ts'
import { buildReportUrl } from './build-report-url.ts'
import { DayPresetLinks } from './day-preset-links.tsx'
import {
  bookingDayPresets,
  receivedDayPresets,
  toggleBookingPreset,
  toggleReceivedPreset,
} from './day-presets.ts'
import type { ReportFilter } from './report-filter.ts'
import {
  emptyReportFilter,
  fillReportFilterForm,
  readReportFilterForm,
  useRefillFilterFormOnBack,
} from './report-filter-form.ts'
import * as words from './staff-words.ts'

/** Delay between the last keystroke and the search, in milliseconds. */
const debounce = 600

type Props = {
  filter: ReportFilter
  today: string
  /** `true` if the form asks for a booking day. */
  asksDay: boolean
  children: ReactNode
}

/**
 * The filter of a report: days, search and presets. Without JavaScript, the filter is a plain GET
 * form.
 */
export function ReportFilterBar({ filter, today, asksDay, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => () => clearTimeout(timer.current), [])
  useRefillFilterFormOnBack(form, filter)

  function apply(replace: boolean) {
    clearTimeout(timer.current)
    if (!form.current) return
    const next = buildReportUrl({ ...readReportFilterForm(form.current), page: 1 })
    if (next !== buildReportUrl({ ...filter, page: 1 }))
      void navigate(pathname + next, { replace, preventScrollReset: true })
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    apply(false)
  }

  function onInput() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => apply(true), debounce)
  }

  function onChoose(next: ReportFilter) {
    clearTimeout(timer.current)
    fillReportFilterForm(form.current, next)
  }

  const [isOpen, setOpen] = useState(false)
  // Without JavaScript, all fields are visible.
  const fold = isOpen ? '' : 'max-md:not-noscript:hidden'
  const isFiltered = buildReportUrl({ ...filter, page: 1 }) !== ''
  const days = (of: 'from' | 'to' | 'bookingFrom' | 'bookingTo', label: string, value?: string) => (
    <LabelledControl label={label}>
      <input type="date" name={of} defaultValue={value} className={`${control} w-full min-w-0`} />
    </LabelledControl>
  )
  const { fromDate, toDate, bookingFrom, bookingTo } = filter
  return (
    <div className="mb-4 grid gap-3 max-md:gap-1 print:hidden">
      <div className="grid gap-x-8 gap-y-2 md:flex md:flex-wrap">
        {asksDay && (
          <DayPresetLinks
            label={words.bookedFor}
            presets={bookingDayPresets(today)}
            pathname={pathname}
            isChosen={({ from, to }) => bookingFrom === from && bookingTo === to}
            leadsTo={(preset) => toggleBookingPreset(filter, preset)}
            onChoose={onChoose}
          />
        )}
        <DayPresetLinks
          isBeside={asksDay && !isOpen}
          label={words.received}
          presets={receivedDayPresets(today)}
          pathname={pathname}
          isChosen={({ from, to }) => fromDate === from && toDate === to}
          leadsTo={(preset) => toggleReceivedPreset(filter, preset)}
          onChoose={onChoose}
        />
      </div>
      <div className="flex flex-wrap items-end gap-x-3 gap-y-4">
        <form
          ref={form}
          method="get"
          role="search"
          onSubmit={onSubmit}
          onInput={onInput}
          className="flex grow flex-wrap items-end gap-3"
        >
          <div
            className={`grid w-full grid-cols-2 items-end gap-3 max-md:order-3 md:flex md:w-auto md:flex-wrap ${fold}`}
          >
            {asksDay && days('bookingFrom', words.bookedFrom, bookingFrom)}
            {asksDay && days('bookingTo', words.bookedTo, bookingTo)}
            {days('from', words.fromDate, fromDate)}
            {days('to', words.toDate, toDate)}
            <button
              type="submit"
              className={buttonClassName({
                tone: 'ink',
                size: 'dense',
                className: 'max-md:col-span-2',
              })}
            >
              {words.applyDates}
            </button>
          </div>
          <LabelledControl
            label={words.search}
            className="min-w-48 max-w-80 grow max-md:min-w-0 max-md:max-w-none max-md:basis-40"
          >
            <input
              type="search"
              name="search"
              defaultValue={filter.search}
              placeholder={words.searchFor}
              maxLength={200}
              autoComplete="off"
              className={`${control} w-full`}
            />
          </LabelledControl>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={buttonClassName({ size: 'dense', className: 'noscript:hidden md:hidden' })}
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            {words.moreFilters}
          </button>
          {isFiltered && (
            <Link
              to={pathname}
              onClick={() => onChoose(emptyReportFilter)}
              className="inline-flex min-h-11 items-center px-1 text-signal-text text-sm underline md:min-h-9"
            >
              {words.clearFilter}
            </Link>
          )}
        </form>
        <div className="flex flex-wrap items-center gap-2 max-md:hidden">{children}</div>
      </div>
    </div>
  )
}

const control =
  'h-11 rounded-control border border-control bg-surface px-2.5 text-ink text-base md:h-9 md:text-sm'

function LabelledControl({
  label,
  className = '',
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    <label className={`grid gap-1 font-semibold text-quiet text-xs max-md:grow ${className}`}>
      {label}
      {children}
    </label>
  )
}
