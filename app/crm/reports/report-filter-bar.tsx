import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { buttonLook } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { SlidersHorizontal } from '#app/ui/icons/sliders-horizontal.ts'
import type { ReportFilter } from './filter.ts'
import { fill, nothing, typedIn, useFilledOnBack } from './filter-form.ts'
import { PresetLinks } from './preset-links.tsx'
import { bookingPresets, receivedPresets, withBooking, withReceived } from './presets.ts'
import { addressOf } from './report-address.ts'
import * as words from './staff-words.ts'

/** How long typing must rest before it is searched for, in milliseconds. */
const debounce = 600

type Props = {
  filter: ReportFilter
  today: string
  /** Whether the enquiry asks for a day. */
  asksDay: boolean
  children: ReactNode
}

/** From Date, To Date, SEARCH and the Search box; a plain GET form where there is no JavaScript. */
export function ReportFilterBar({ filter, today, asksDay, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => () => clearTimeout(timer.current), [])
  useFilledOnBack(form, filter)

  function apply(replace: boolean) {
    clearTimeout(timer.current)
    if (!form.current) return
    const next = addressOf({ ...typedIn(form.current), page: 1 })
    if (next !== addressOf({ ...filter, page: 1 }))
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
    fill(form.current, next)
  }

  const [isOpen, setOpen] = useState(false)
  // Without a program everything stands there.
  const fold = isOpen ? '' : 'max-md:not-noscript:hidden'
  const isFiltered = addressOf({ ...filter, page: 1 }) !== ''
  const days = (of: 'from' | 'to' | 'bookingFrom' | 'bookingTo', label: string, value?: string) => (
    <Labelled label={label}>
      <input type="date" name={of} defaultValue={value} className={`${control} w-full min-w-0`} />
    </Labelled>
  )
  const { fromDate, toDate, bookingFrom, bookingTo } = filter
  return (
    <div className="mb-4 grid gap-3 max-md:gap-1 print:hidden">
      <div className="grid gap-x-8 gap-y-2 md:flex md:flex-wrap">
        {asksDay && (
          <PresetLinks
            label={words.bookedFor}
            presets={bookingPresets(today)}
            pathname={pathname}
            isChosen={({ from, to }) => bookingFrom === from && bookingTo === to}
            leadsTo={(preset) => withBooking(filter, preset)}
            onChoose={onChoose}
          />
        )}
        <PresetLinks
          isBeside={asksDay && !isOpen}
          label={words.received}
          presets={receivedPresets(today)}
          pathname={pathname}
          isChosen={({ from, to }) => fromDate === from && toDate === to}
          leadsTo={(preset) => withReceived(filter, preset)}
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
              className={buttonLook({ tone: 'ink', size: 'dense', className: 'max-md:col-span-2' })}
            >
              {words.applyDates}
            </button>
          </div>
          <Labelled
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
          </Labelled>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className={buttonLook({ size: 'dense', className: 'noscript:hidden md:hidden' })}
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            {words.moreFilters}
          </button>
          {isFiltered && (
            <Link
              to={pathname}
              onClick={() => onChoose(nothing)}
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

function Labelled({
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
