import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { localTime } from '#app/calendar/local-time.ts'
import { call } from '#app/portal/call.ts'
import { useSearch } from '#app/ui/use-search.ts'
import { countDesk, type DeskCounts } from './count-calls.ts'
import { type DeskPage, listDesk } from './desk-calls.ts'
import { useDeskFacts } from './desk-facts.ts'
import { addressOf, type DeskFilter, filterOf } from './desk-filter.ts'
import { queryOf } from './desk-question.ts'
import * as words from './desk-words.ts'

/** A page of rows with the filter that found it, and how many wait in each section. */
export type DeskList = DeskPage & { filter: DeskFilter; counts: DeskCounts }

/**
 * The list that the address asks for. It is fetched here and not by the router, so that a failed fetch keeps the
 * list as it was. `refresh` is one's own wish or deed; `look` is somebody else's, which moves nothing that is read.
 */
export function useDeskList(initially: DeskList) {
  const { zone } = useDeskFacts()
  const params = useSearch()
  const filter = useMemo(() => filterOf(params), [params])
  const [list, setList] = useState(initially)
  const [waiting, setWaiting] = useState<DeskList>()
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const latest = useRef(0)

  const fetchList = useCallback(
    async (wanted: DeskFilter, signal?: AbortSignal): Promise<DeskList | string> => {
      const { day } = localTime(new Date(), zone)
      const given = signal ? { signal } : {}
      const [page, counts] = await Promise.all([
        call(listDesk, { query: queryOf(wanted, day), ...given }),
        call(countDesk, given),
      ])
      if (!page.ok) return page.message || words.notAnswered
      if (!counts.ok) return counts.message || words.notAnswered
      return { filter: wanted, ...page.answer, counts: counts.answer }
    },
    [zone],
  )

  const load = useCallback(
    async (wanted: DeskFilter, signal?: AbortSignal) => {
      const mine = ++latest.current
      setLoading(true)
      const got = await fetchList(wanted, signal)
      if (signal?.aborted || mine !== latest.current) return
      setLoading(false)
      if (typeof got === 'string') return setFailure(got)
      setFailure(undefined)
      setWaiting(undefined)
      setList(got)
    },
    [fetchList],
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

  /** Rows that are there become what they are now; others wait until they are wished for. */
  async function look(mayMove: boolean) {
    if (mayMove || isLoading) return load(filter)
    const mine = ++latest.current
    const got = await fetchList(filter)
    if (mine !== latest.current || typeof got === 'string') return
    setList((old) => ({ ...old, counts: got.counts, rows: old.rows.map(asIn(got.rows)) }))
    setWaiting(got)
  }

  function showWaiting() {
    if (waiting) setList(waiting)
    setWaiting(undefined)
  }

  return {
    filter,
    list,
    isLoading,
    failure,
    refresh: () => load(filter),
    look,
    fresh: waiting && freshIn(waiting, list),
    showWaiting,
  }
}

type Rows = DeskPage['rows']

const asIn = (rows: Rows) => (old: Rows[number]) =>
  rows.find(({ reference }) => reference === old.reference) ?? old

/** How many are new to the page; undefined where it has stayed the same. */
function freshIn(waiting: DeskList, shown: DeskList): number | undefined {
  const order = (rows: Rows) => rows.map(({ reference }) => reference).join()
  if (order(waiting.rows) === order(shown.rows)) return undefined
  const known = new Set(shown.rows.map(({ reference }) => reference))
  return waiting.rows.filter(({ reference }) => !known.has(reference)).length
}
