import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { SelectField, TextField } from '#app/ui/components/form-field.tsx'
import { isControlChanged } from '#app/ui/components/is-control-changed.ts'
import { SlidersHorizontal } from '#app/ui/icons/sliders-horizontal.ts'
import {
  emiLimits,
  engineBands,
  mileageBands,
  onRoadLimits,
  priceBands,
  seatBands,
} from './filter-bands.ts'
import { filterParameters, selectableSortOrders } from './filter-parameters.ts'
import { parseMaxRupees } from './parse-max-rupees.ts'
import { preloadSearch } from './use-search-result.ts'
import * as words from './words.ts'

/** `true` if any model has such a value. Otherwise its filter and sort order are hidden. */
type KnownValues = { mileage: boolean; onRoad: boolean; monthly: boolean }

/** A plain GET form. With JavaScript each change updates the address at once. */
export function SearchFilterForm({
  search,
  known,
}: {
  search: URLSearchParams
  known: KnownValues
}) {
  const asked = (name: string) => search.get(name) ?? ''
  const chosen = filterParameters.filter((name) => name !== 'q' && asked(name)).length
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)

  function apply(filled: HTMLFormElement, delay: number) {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(
      () =>
        void navigate(`?${nonEmptyParameters(filled)}`, {
          replace: true,
          preventScrollReset: true,
        }),
      delay,
    )
  }

  // Choices made before hydration count as well.
  const catchUp = useEffectEvent(() => {
    if (form.current && [...form.current.elements].some(isControlChanged)) apply(form.current, 0)
  })
  useEffect(() => catchUp(), [])

  return (
    <form
      ref={form}
      role="search"
      className="mt-4 grid gap-2 md:mt-6 md:grid-cols-2 md:items-end md:gap-4 lg:grid-cols-4"
      onFocus={preloadSearch}
      onInput={({ currentTarget, target }) =>
        apply(currentTarget, target instanceof HTMLInputElement ? typingDelay : 0)
      }
      onSubmit={(event) => {
        event.preventDefault()
        apply(event.currentTarget, 0)
      }}
    >
      <div className="col-span-full flex items-end gap-2 lg:col-span-2">
        <div className="min-w-0 grow">
          <TextField
            name="q"
            type="search"
            label={words.nameOrWords}
            defaultValue={asked('q')}
            placeholder={words.forExample}
            autoComplete="off"
            maxLength={100}
          />
        </div>
        <span className="hidden noscript:inline">
          <Button type="submit" tone="ink">
            {words.show}
          </Button>
        </span>
      </div>
      <details className="filters">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <SlidersHorizontal aria-hidden className="size-4" />
          {words.filters(chosen)}
        </summary>
        <div className="filter-fields">
          <SelectField
            name="kind"
            label={words.kind}
            defaultValue={asked('kind')}
            placeholder={words.allKinds}
            options={vehicleKinds.map((kind) => ({ value: kind, label: vehicleWords.kinds[kind] }))}
          />
          <SelectField
            name="use"
            label={words.whatFor}
            defaultValue={asked('use')}
            placeholder={words.anything}
            options={Object.entries(words.uses).map(([value, label]) => ({ value, label }))}
          />
          <SelectField
            name="price"
            label={words.price}
            defaultValue={asked('price')}
            placeholder={words.anyPrice}
            options={priceBands}
          />
          {known.onRoad && (
            <LimitField
              name="maxOnRoad"
              label={words.maxOnRoad}
              placeholder={words.anyOnRoad}
              limits={onRoadLimits}
              asked={asked('maxOnRoad')}
            />
          )}
          {known.monthly && (
            <LimitField
              name="maxEmi"
              label={words.maxEmi}
              placeholder={words.anyEmi}
              limits={emiLimits}
              asked={asked('maxEmi')}
            />
          )}
          <SelectField
            name="engine"
            label={words.engine}
            defaultValue={asked('engine')}
            placeholder={words.anyEngine}
            options={engineBands}
          />
          <SelectField
            name="seat"
            label={words.seat}
            defaultValue={asked('seat')}
            placeholder={words.anySeat}
            options={seatBands}
          />
          {known.mileage && (
            <SelectField
              name="mileage"
              label={words.mileage}
              defaultValue={asked('mileage')}
              placeholder={words.anyMileage}
              options={mileageBands}
            />
          )}
          <SelectField
            name="sort"
            label={words.order}
            defaultValue={asked('sort')}
            placeholder={words.bestMatch}
            options={selectableSortOrders
              .filter((value) => (value === 'mileage' || value === 'onRoad' ? known[value] : true))
              .map((value) => ({ value, label: words.orders[value] }))}
          />
          <a
            href="/search"
            className="link inline-flex min-h-12 min-w-11 items-center justify-self-start"
          >
            {words.clear}
          </a>
        </div>
      </details>
    </form>
  )
}

/** The usual limits in rupees, and the one from the address. */
function LimitField({
  limits,
  asked,
  ...field
}: {
  name: string
  label: string
  placeholder: string
  limits: readonly number[]
  asked: string
}) {
  const own = parseMaxRupees(asked)
  const options = [...new Set(own === undefined ? limits : [...limits, own])]
    .toSorted((one, other) => one - other)
    .map((limit) => ({ value: String(limit), label: words.upTo(formatRupees(limit)) }))
  return <SelectField {...field} defaultValue={asked} options={options} />
}

/** Delay after the last keystroke before the query applies, in milliseconds. */
const typingDelay = 250

/** Drops empty fields, so that the address contains only choices. */
function nonEmptyParameters(form: HTMLFormElement): URLSearchParams {
  const chosen = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  )
  return new URLSearchParams(chosen)
}
