import type { SelectOption } from './form-field.tsx'

type Props = {
  label: string
  /** Label of the first option, which filters nothing. A sort order has none. */
  all?: string
  value: string
  options: readonly SelectOption[]
  onChoose: (value: string) => void
  /**
   * Position of the label. `hidden` shows it beside the select in wide windows, and only to screen
   * readers on a phone.
   */
  place?: keyof typeof places
}

/** Select for a filter or a sort order. An unknown value from the address stays selected. */
export function FilterSelect({ label, all, value, options, onChoose, place = 'above' }: Props) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  const look = places[place]
  return (
    <label className={`min-w-0 ${look.frame}`}>
      <span className={look.label}>{label}</span>
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`select-arrow h-11 min-w-0 appearance-none rounded-control border border-control bg-surface pr-9 text-base text-ink md:h-9 md:text-sm ${look.field}`}
      >
        {all !== undefined && <option value="">{all}</option>}
        {!isKnown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

const beside = { frame: 'flex items-center gap-2 text-sm', label: 'text-quiet', field: 'pl-3' }
const places = {
  above: { frame: 'grid gap-1 text-quiet text-xs', label: '', field: 'w-full pl-2.5' },
  beside,
  hidden: {
    frame: `${beside.frame} max-md:flex-1 max-md:basis-0`,
    label: 'text-quiet max-md:sr-only',
    field: 'grow pl-3',
  },
}
