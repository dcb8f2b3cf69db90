import { useRef, useState } from 'react'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { atATime, type ListedModels, type StageModel } from './listed-models.ts'

type Known = { of: ListedModels; models: ReadonlyMap<number, StageModel>; hasFailed: boolean }

/**
 * The models of a long strip by their place, undefined where one is not here yet: what the page came with, and
 * what was fetched as the strip moved. `see` is told which places are in view.
 */
export function useFurther(kind: VehicleKind, list: ListedModels) {
  const [fetched, setFetched] = useState<Known>()
  const asked = useRef(new Set<string>())
  const { models, hasFailed } = fetched?.of === list ? fetched : start(list)

  async function fetchFrom(from: number) {
    const request = `${kind} ${list.use} ${from}`
    if (asked.current.has(request)) return
    asked.current.add(request)
    // The call's schemas come with the first call.
    const further = await import('./fetch-further.ts')
      .then(({ fetchFurther }) => fetchFurther(kind, list.use, from))
      .catch(() => undefined)
    // What was not had is asked for again when the strip moves.
    asked.current.delete(request)
    setFetched((before) => {
      const known = before?.of === list ? before : start(list)
      if (!further) return { ...known, hasFailed: true }
      const more = further.map((model, index) => [from + index, model] as const)
      return { of: list, models: new Map([...known.models, ...more]), hasFailed: false }
    })
  }

  /** Fetches what is missing there, and a screen before and after it. */
  function see(first: number, last: number) {
    const size = last - first + 1
    const end = Math.min(list.count, last + 1 + size)
    const begin = Math.max(0, first - size)
    for (let from = begin - (begin % atATime); from < end; from += atATime)
      if (!models.has(from)) void fetchFrom(from)
  }

  return {
    models: Array.from({ length: list.count }, (_, place) => models.get(place)),
    hasFailed,
    see,
  }
}

function start(list: ListedModels): Known {
  const models = new Map(list.models.map((model, index) => [list.from + index, model]))
  return { of: list, models, hasFailed: false }
}
