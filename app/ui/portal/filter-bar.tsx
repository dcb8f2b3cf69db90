import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { useNavigate, useNavigationType } from 'react-router'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { FilterSelect } from '#app/ui/components/filter-select.tsx'
import type { SelectOption } from '#app/ui/components/form-field.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { Search } from '#app/ui/icons/search.ts'
import { SlidersHorizontal } from '#app/ui/icons/sliders-horizontal.ts'
import * as words from './filter-bar-words.ts'

/** A field of the filter. `name` and `value` are those of the page's address. */
export type FilterField =
  | { control: 'day'; name: string; label: string; value: string; resets?: readonly string[] }
  | {
      control: 'select'
      name: string
      label: string
      /** Label of the choice that filters nothing. A sort order has none. */
      all?: string
      value: string
      options: readonly SelectOption[]
      resets?: readonly string[]
    }
  /** A control that changes the address itself. */
  | { control: 'other'; name: string; content: ReactNode }

type Props = {
  /** The page's path, such as `/admin/desk`. */
  path: string
  /** The query of the present filter on page 1, such as `?section=all`, or ''. */
  query: string
  /** Returns the query of a filter from changed parameters, as the page writes it. */
  queryOf: (params: URLSearchParams) => string
  search: { label: string; placeholder: string; value: string; maxLength: number }
  /** Delay between the last keystroke and the search, in milliseconds. */
  delay: number
  /** `resets` names the parameters that a change of the field removes. */
  fields: readonly FilterField[]
  /** The number of active filters that the closed panel hides. */
  chosen: number
  /**
   * `true` shows the fields in wide windows and without JavaScript. Otherwise the button opens them
   * everywhere.
   */
  isOpenOnWide?: boolean
  /** Label of a button that applies the fields. */
  apply?: string
  /** The query without filters; undefined if nothing is filtered. */
  clear: string | undefined
  /** Links to common filters. `isOpen` is `true` while the fields are shown on a phone. */
  presets?: (isOpen: boolean) => ReactNode
  /** Active filters and further links below the fields. */
  below?: ReactNode
  /** Buttons beside the search. */
  children?: ReactNode
}

/**
 * The filter above a list: search, presets and a panel with the other fields. The page's address
 * stores the filter. Without JavaScript, the bar is a plain GET form.
 */
export function FilterBar({ path, query, queryOf, search, delay, fields, ...bar }: Props) {
  const { chosen, isOpenOnWide = false, apply, clear, presets, below, children } = bar
  const id = useId()
  const frame = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen || isOpenOnWide
  const typed = [{ name: 'search', value: search.value }, ...(isShown ? fields.filter(isDay) : [])]
  const timer = useApplyLater(() => applyTyped(true))
  useFieldsOfAddress(frame, typed)

  function go(changes: Readonly<Record<string, string>>, replace = false) {
    const params = new URLSearchParams(query)
    for (const [name, value] of Object.entries(changes)) {
      const field = fields.find((it) => it.name === name)
      for (const other of (field && 'resets' in field && field.resets) || []) params.delete(other)
      params.set(name, value)
    }
    const next = queryOf(params)
    if (next !== query) void navigate(path + next, { replace, preventScrollReset: true })
  }

  function applyTyped(replace: boolean) {
    timer.clear()
    const changed = typed.flatMap(({ name, value }) => {
      const now = findField(frame.current, name)?.value.trim() ?? value
      return now === value ? [] : [[name, now] as const]
    })
    go(Object.fromEntries(changed), replace)
  }

  function onInput({ target }: FormEvent) {
    const isTyped = target instanceof HTMLInputElement && target.form?.id === id
    if (isTyped && typed.some(({ name }) => name === target.name)) timer.start(delay)
  }

  // Without JavaScript, the form keeps the filters that are not typed.
  const named = new Set(['page', ...typed.map(({ name }) => name)])
  return (
    <search ref={frame} onInput={onInput} className="mt-3 mb-4 grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <form
          id={id}
          action={path}
          onSubmit={(event) => {
            event.preventDefault()
            applyTyped(false)
          }}
          className="relative min-w-0 grow basis-48 md:max-w-80"
        >
          {[...new URLSearchParams(query)]
            .filter(([name]) => !named.has(name))
            .map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          <input
            type="search"
            name="search"
            aria-label={search.label}
            placeholder={search.placeholder}
            defaultValue={search.value}
            maxLength={search.maxLength}
            autoComplete="off"
            className={`${control} w-full text-ellipsis pr-3 pl-11 md:pl-9`}
          />
          <button
            type="submit"
            aria-label={words.searchNow}
            className="absolute inset-y-0 left-0 grid w-11 cursor-pointer place-items-center rounded-control text-quiet hover:text-ink md:w-9 forced-colors:bg-transparent!"
          >
            <Search aria-hidden className="size-4" />
          </button>
        </form>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-fields`}
          onClick={() => setOpen(!isOpen)}
          className={buttonClassName({
            size: 'dense',
            className: `noscript:hidden aria-expanded:border-ink ${isOpenOnWide ? 'md:hidden' : ''}`,
          })}
        >
          <SlidersHorizontal aria-hidden className="size-4" />
          {words.filterBy(chosen)}
        </button>
        {presets?.(isOpen)}
        {children}
      </div>
      <div
        id={`${id}-fields`}
        hidden={!isShown}
        className={
          isOpenOnWide
            ? `grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap ${isOpen ? '' : 'max-md:not-noscript:hidden'}`
            : 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 md:grid-cols-4 xl:grid-cols-5'
        }
      >
        {isShown && fields.map((field) => <Field key={field.name} {...{ field, form: id, go }} />)}
        {isShown && apply && (
          <button
            type="submit"
            form={id}
            className={buttonClassName({
              tone: 'ink',
              size: 'dense',
              className: 'max-md:col-span-2',
            })}
          >
            {apply}
          </button>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">
        {below}
        {clear !== undefined && (
          <Link
            to={path + clear}
            preventScrollReset
            className="inline-flex min-h-11 items-center text-signal-text text-sm underline md:min-h-8"
          >
            {words.clear}
          </Link>
        )}
      </div>
    </search>
  )
}

const control =
  'h-11 rounded-control border border-control bg-surface text-base text-ink md:h-9 md:text-sm'

type FieldProps = {
  field: FilterField
  /** Id of the form to which the field belongs. */
  form: string
  go: (changes: Readonly<Record<string, string>>) => void
}

function Field({ field, form, go }: FieldProps) {
  if (field.control === 'other') return field.content
  if (field.control === 'day')
    return (
      <label className="grid gap-1 text-quiet text-xs">
        {field.label}
        <input
          type="date"
          form={form}
          name={field.name}
          defaultValue={field.value}
          className={`${control} w-full min-w-0 px-2.5`}
        />
      </label>
    )
  const { control: _, name, resets: __, ...select } = field
  return <FilterSelect {...select} onChoose={(value) => go({ [name]: value })} />
}

type DayField = Extract<FilterField, { control: 'day' }>

const isDay = (field: FilterField): field is DayField => field.control === 'day'

const findField = (frame: HTMLElement | null, name: string) =>
  frame?.querySelector<HTMLInputElement>(
    `input[form][name="${name}"], form > input[name="${name}"]`,
  )

/** Calls the newest function after a delay, so that it knows the address at that time. */
function useApplyLater(apply: () => void) {
  const latest = useRef(apply)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const clear = () => clearTimeout(timer.current)
  return {
    clear,
    start(delay: number) {
      clear()
      timer.current = setTimeout(() => latest.current(), delay)
    },
  }
}

/**
 * Updates the fields when the address changes, but not the one in which the user types. Back and
 * Forward update that one too.
 */
function useFieldsOfAddress(
  frame: RefObject<HTMLElement | null>,
  fields: readonly { name: string; value: string }[],
) {
  const type = useNavigationType()
  const isFirst = useRef(true)
  const stored = JSON.stringify(fields.map(({ name, value }) => [name, value]))
  useEffect(() => {
    for (const [name, value] of JSON.parse(stored)) {
      const field = findField(frame.current, name)
      // Before hydration, somebody may have begun to type.
      const mayBeTyping = isFirst.current || type !== 'POP'
      const isBusy = mayBeTyping && field === document.activeElement
      if (field && !isBusy && field.value !== value) field.value = value
    }
    isFirst.current = false
  }, [frame, stored, type])
}
