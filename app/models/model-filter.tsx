import { vehicleKinds } from '#app/vehicles/vehicle.ts'
import * as writing from '#app/writing/state-words.ts'
import * as editor from './editor-words.ts'
import * as words from './list-words.ts'

/** '' is any. */
export type ModelFilter = { kind: string; state: string }
export const anyModel: ModelFilter = { kind: '', state: '' }

type Row = { kind: string; state: string; missing: number; isStale: boolean }

/** `needs`: what lacks something or has not been confirmed for long. */
export function isShown({ kind, state, missing, isStale }: Row, filter: ModelFilter): boolean {
  const isOfState =
    filter.state === '' ||
    (filter.state === 'needs' ? missing > 0 || isStale : state === filter.state)
  return isOfState && (filter.kind === '' || kind === filter.kind)
}

type Props = { filter: ModelFilter; onChange: (filter: ModelFilter) => void }

/** Which models the list shows. */
export function ModelFilterBar({ filter, onChange }: Props) {
  return (
    <div className="mb-4 flex flex-wrap gap-3">
      <Choice
        label={words.kindShown}
        value={filter.kind}
        any={words.allKinds}
        options={vehicleKinds.map((kind) => ({
          value: kind,
          label: editor.kinds.find(({ value }) => value === kind)?.label ?? kind,
        }))}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <Choice
        label={words.stateShown}
        value={filter.state}
        any={words.allStates}
        options={[
          ...Object.entries(writing.states).map(([value, label]) => ({ value, label })),
          { value: 'needs', label: words.needsSomething },
        ]}
        onChange={(state) => onChange({ ...filter, state })}
      />
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string
  any: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Choice({ label, value, any, options, onChange }: ChoiceProps) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm max-md:flex-1 max-md:basis-0">
      <span className="text-quiet max-md:sr-only">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="select-arrow h-11 min-w-0 grow appearance-none rounded-control border border-control bg-surface pr-9 pl-3 text-base text-ink md:h-9 md:text-sm"
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
