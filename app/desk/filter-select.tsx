import type { Option } from '#app/ui/field.tsx'

type Props = {
  label: string
  /** The first choice: nothing is left out. */
  all: string
  value: string
  options: readonly Option[]
  onChoose: (value: string) => void
}

/** One of the desk's filters. What an address asks for and no option has stays chosen, as it reads. */
export function FilterSelect({ label, all, value, options, onChoose }: Props) {
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <label className="grid min-w-0 gap-1 text-quiet text-xs">
      {label}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="select-arrow h-11 w-full min-w-0 appearance-none rounded-control border border-control bg-surface pr-9 pl-2.5 text-base text-ink md:h-9 md:text-sm"
      >
        <option value="">{all}</option>
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
