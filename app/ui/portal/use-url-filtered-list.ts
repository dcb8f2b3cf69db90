import { useCallback, useEffect, useRef, useState } from 'react'
import { notAnswered } from './list-words.ts'

/** A result with the filter that produced it. */
type FilteredResult<Filter> = { filter: Filter }

type ListRequest<Filter, List> = {
  /** Filter from the address. The object must be stable while the address stays. */
  filter: Filter
  /** Returns the address of a filter. Filters with equal addresses are equal. */
  addressOf: (filter: Filter) => string
  /**
   * Resolves to the list, or to an error message ('' if there is none). The function must be
   * stable.
   */
  fetchList: (filter: Filter, signal?: AbortSignal) => Promise<List | string>
}

/**
 * Loads the list for the filter in the address. It does so without the router, so that a failed
 * request keeps the old list; `failure` is then set until a request succeeds. If
 * requests overlap, only the answer to the last one is shown.
 */
export function useUrlFilteredList<Filter, List extends FilteredResult<Filter>>(
  initially: List,
  { filter, addressOf, fetchList }: ListRequest<Filter, List>,
) {
  const [list, setList] = useState(initially)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)

  /** Resolves to `undefined` if a newer request was sent or the component has unmounted. */
  const ask = useCallback(
    async (wanted: Filter, signal?: AbortSignal): Promise<List | string | undefined> => {
      const mine = ++latest.current
      const got = await fetchList(wanted, signal)
      return signal?.aborted || mine !== latest.current ? undefined : got
    },
    [fetchList],
  )

  const load = useCallback(
    async (wanted: Filter, signal?: AbortSignal) => {
      setLoading(true)
      const got = await ask(wanted, signal)
      if (got === undefined) return
      setLoading(false)
      if (typeof got === 'string') return setFailure(got || notAnswered)
      setFailure(undefined)
      setList(got)
    },
    [ask],
  )

  const isShown = addressOf(filter) === addressOf(list.filter)
  useEffect(() => {
    if (isShown) return
    const controller = new AbortController()
    void load(filter, controller.signal)
    return () => {
      controller.abort()
      setLoading(false)
    }
  }, [filter, isShown, load])

  return { list, setList, isLoading, failure, ask, refresh: () => load(filter) }
}
