import { useCallback, useEffect, useRef, useState } from 'react'
import { notAnswered } from './list-words.ts'

/** What was found, with the question that found it. */
type FilteredResult<Filter> = { filter: Filter }

type ListRequest<Filter, List> = {
  /** What the address asks for now; the same object while the address stays. */
  filter: Filter
  /** Two filters of one address ask the same. */
  addressOf: (filter: Filter) => string
  /** The list, or the sentence that says why it did not come ('' where there is none). The same function from one render to the next. */
  fetchList: (filter: Filter, signal?: AbortSignal) => Promise<List | string>
}

/**
 * The list that the address asks for. It is fetched here and not by the router, so that a failed fetch keeps the
 * list as it was; `failure` then says so until one succeeds. Of two answers the one asked for last is shown.
 */
export function useUrlFilteredList<Filter, List extends FilteredResult<Filter>>(
  initially: List,
  { filter, addressOf, fetchList }: ListRequest<Filter, List>,
) {
  const [list, setList] = useState(initially)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)

  /** Another question, or somebody gone from the page, makes an answer on its way worthless: `undefined`. */
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
