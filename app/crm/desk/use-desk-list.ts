import { useCallback, useMemo, useRef, useState } from 'react'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { useSearch } from '#app/ui/components/use-search.ts'
import { call } from '#app/ui/portal/call.ts'
import { useAddressedList } from '#app/ui/portal/use-addressed-list.ts'
import { countDesk, type DeskCounts } from './count-calls.ts'
import { type DeskPage, listDesk } from './desk-calls.ts'
import { useDeskFacts } from './desk-facts.ts'
import { addressOf, type DeskFilter, filterOf } from './desk-filter.ts'
import { queryOf } from './desk-question.ts'

/** A page of rows with the filter that found it, and how many wait in each section. */
export type DeskList = DeskPage & { filter: DeskFilter; counts: DeskCounts }

/** `at`: its place among those that were asked for; a later one knows more. */
type Asked = DeskList & { at: number }

/**
 * The desk's list. `refresh` is one's own wish or deed; `look` is somebody else's, which moves nothing that is
 * read.
 */
export function useDeskList(initially: DeskList) {
  const { zone } = useDeskFacts()
  const params = useSearch()
  const filter = useMemo(() => filterOf(params), [params])
  const asked = useRef(0)
  const fetchList = useCallback(
    async (wanted: DeskFilter, signal?: AbortSignal): Promise<Asked | string> => {
      const at = ++asked.current
      const { day } = localTime(serverNow(), zone)
      const given = signal ? { signal } : {}
      const [page, counts] = await Promise.all([
        call(listDesk, { query: queryOf(wanted, day), ...given }),
        call(countDesk, given),
      ])
      if (!page.ok) return page.message
      if (!counts.ok) return counts.message
      return { filter: wanted, ...page.answer, counts: counts.answer, at }
    },
    [zone],
  )
  const found = useAddressedList<DeskFilter, Asked>(
    { ...initially, at: 0 },
    { filter, addressOf, fetchList },
  )
  const { list, setList, isLoading, failure, ask, refresh } = found
  const [waiting, setWaiting] = useState<Asked>()

  /** Rows that are there become what they are now; others wait until they are wished for. */
  async function look(mayMove: boolean) {
    if (mayMove || isLoading) return refresh()
    const got = await ask(filter)
    if (got === undefined || typeof got === 'string') return
    setList((old) => ({ ...old, counts: got.counts, rows: old.rows.map(asIn(got.rows)) }))
    setWaiting(got)
  }

  return {
    filter,
    list,
    isLoading,
    failure,
    refresh,
    look,
    fresh: waiting && waiting.at > list.at ? freshIn(waiting, list) : undefined,
    showWaiting: () => waiting && setList(waiting),
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
