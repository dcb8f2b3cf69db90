import { useEffect, useRef } from 'react'
import * as editor from '#app/catalogue/vehicles/model-content-words.ts'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import * as writing from '#app/content/document-editor/publication-state-words.ts'
import { FilterSelect } from '#app/ui/components/filter-select.tsx'
import { repeatEarlyInput } from '#app/ui/components/repeat-early-input.ts'
import * as words from './model-list-words.ts'

/** '' matches any value. */
export type ModelListFilter = { kind: string; state: string }
export const emptyModelListFilter: ModelListFilter = { kind: '', state: '' }

type FilterableRow = {
  kind: string
  state: string
  missing: number
  isStale: boolean
  isOnSale: boolean
}

/**
 * `needs`: has missing fields, or its price was not confirmed lately. `service-only`: no longer
 * sold new.
 */
export function matchesModelListFilter(
  { kind, state, missing, isStale, isOnSale }: FilterableRow,
  filter: ModelListFilter,
): boolean {
  const isOfState =
    filter.state === '' ||
    (filter.state === 'needs' && (missing > 0 || isStale)) ||
    (filter.state === 'service-only' && !isOnSale) ||
    state === filter.state
  return isOfState && (filter.kind === '' || kind === filter.kind)
}

type Props = {
  filter: ModelListFilter
  onChange: (changed: Partial<ModelListFilter>) => void
}

/** Filters of the model list. */
export function ModelListFilterBar({ filter, onChange }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (bar.current) repeatEarlyInput(bar.current)
  }, [])
  return (
    <div ref={bar} className="mb-4 flex flex-wrap gap-3">
      <FilterSelect
        place="hidden"
        label={words.kindShown}
        value={filter.kind}
        all={words.allKinds}
        options={vehicleKinds.map((kind) => ({
          value: kind,
          label: editor.kinds.find(({ value }) => value === kind)?.label ?? kind,
        }))}
        onChoose={(kind) => onChange({ kind })}
      />
      <FilterSelect
        place="hidden"
        label={words.stateShown}
        value={filter.state}
        all={words.allStates}
        options={[
          ...Object.entries(writing.states).map(([value, label]) => ({ value, label })),
          { value: 'service-only', label: words.serviceOnly },
          { value: 'needs', label: words.needsSomething },
        ]}
        onChoose={(state) => onChange({ state })}
      />
    </div>
  )
}
