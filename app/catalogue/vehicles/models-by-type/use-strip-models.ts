import { useRef, useState } from 'react'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { type ShowcaseModel, type StripModels, stripBatchSize } from './strip-models.ts'

type FetchedStripModels = {
  of: StripModels
  models: ReadonlyMap<number, ShowcaseModel>
  hasFailed: boolean
}

/**
 * Returns the models of a long strip by position: those of the page, and those fetched while the
 * strip scrolls. Missing ones are undefined. Call `see` with the positions in view.
 */
export function useStripModels(kind: VehicleKind, list: StripModels) {
  const [fetched, setFetched] = useState<FetchedStripModels>()
  const asked = useRef(new Set<string>())
  const { models, hasFailed } = fetched?.of === list ? fetched : initialStripModels(list)

  async function fetchFrom(from: number) {
    const request = `${kind} ${list.use} ${from}`
    if (asked.current.has(request)) return
    asked.current.add(request)
    // The endpoint's schemas load with the first request.
    const further = await import('./fetch-more-models.ts')
      .then(({ fetchMoreModels }) => fetchMoreModels(kind, list.use, from))
      .catch(() => undefined)
    // A failed request may run again when the strip moves.
    asked.current.delete(request)
    setFetched((before) => {
      const known = before?.of === list ? before : initialStripModels(list)
      if (!further) return { ...known, hasFailed: true }
      const more = further.map((model, index) => [from + index, model] as const)
      return { of: list, models: new Map([...known.models, ...more]), hasFailed: false }
    })
  }

  /** Fetches missing models in view, and one screen before and after it. */
  function see(first: number, last: number) {
    const size = last - first + 1
    const end = Math.min(list.count, last + 1 + size)
    const begin = Math.max(0, first - size)
    for (let from = begin - (begin % stripBatchSize); from < end; from += stripBatchSize)
      if (!models.has(from)) void fetchFrom(from)
  }

  return {
    models: Array.from({ length: list.count }, (_, place) => models.get(place)),
    hasFailed,
    see,
  }
}

function initialStripModels(list: StripModels): FetchedStripModels {
  const models = new Map(list.models.map((model, index) => [list.from + index, model]))
  return { of: list, models, hasFailed: false }
}
