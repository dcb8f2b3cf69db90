import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { buttonLook } from '#app/ui/button.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ReportFilter } from './filter.ts'
import { addressOf } from './report-address.ts'
import { filterOf } from './report-url.ts'
import * as words from './staff-words.ts'

/** How long typing must rest before it is searched for, in milliseconds. */
const debounce = 600

/** From Date, To Date, SEARCH and the Search box; a plain GET form where there is no JavaScript. */
export function ReportFilterBar({
  filter,
  children,
}: {
  filter: ReportFilter
  children: ReactNode
}) {
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

  const isFiltered = addressOf({ ...filter, page: 1 }) !== ''
  return (
    <div className="mb-4 flex flex-wrap items-end gap-x-3 gap-y-4 print:hidden">
      <form
        ref={form}
        method="get"
        role="search"
        onSubmit={onSubmit}
        onInput={onInput}
        className="flex grow flex-wrap items-end gap-3"
      >
        <Labelled label={words.fromDate}>
          <input type="date" name="from" defaultValue={filter.fromDate} className={control} />
        </Labelled>
        <Labelled label={words.toDate}>
          <input type="date" name="to" defaultValue={filter.toDate} className={control} />
        </Labelled>
        <button
          type="submit"
          className={buttonLook({ tone: 'ink', size: 'dense', className: 'max-md:grow' })}
        >
          {words.applyDates}
        </button>
        <Labelled label={words.search} className="min-w-48 max-w-80 grow max-md:max-w-none">
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
        {isFiltered && (
          <Link
            to={pathname}
            onClick={() => form.current && fill(form.current, nothing)}
            className="inline-flex min-h-11 items-center px-1 text-signal-text text-sm underline md:min-h-9"
          >
            {words.clearFilter}
          </Link>
        )}
      </form>
      <div className="flex gap-2 max-md:w-full">{children}</div>
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

const nothing = filterOf(new URLSearchParams())

function typedIn(form: HTMLFormElement): ReportFilter {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') params.set(name, value)
  return filterOf(params)
}

function fill(form: HTMLFormElement, { fromDate = '', toDate = '', search }: ReportFilter) {
  const values: Record<string, string> = { from: fromDate, to: toDate, search }
  for (const input of form.querySelectorAll('input')) input.value = values[input.name] ?? ''
}

/** Back and Forward change the address under the fields: they follow. Typing is never overwritten. */
function useFilledOnBack(form: React.RefObject<HTMLFormElement | null>, filter: ReportFilter) {
  const type = useNavigationType()
  useEffect(() => {
    if (type === 'POP' && form.current) fill(form.current, filter)
  }, [form, filter, type])
}
