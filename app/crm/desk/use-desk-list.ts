import { useCallback, useMemo, useRef, useState } from 'react'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useUrlFilteredList } from '#app/ui/portal/use-url-filtered-list.ts'
import { useDeskContext } from './desk-context.ts'
import { type DeskCounts, getDeskCounts } from './desk-count-endpoints.ts'
import { type DeskResultPage, listDeskEnquiries } from './desk-endpoints.ts'
import { type DeskFilter, deskFilterUrl, parseDeskFilter } from './desk-filter.ts'
import { deskQueryFromFilter } from './desk-query-from-filter.ts'

/** A page of rows with the filter that found it, and how many wait in each section. */
export type DeskListData = DeskResultPage & { filter: DeskFilter; counts: DeskCounts }

/** `at`: its place among those that were asked for; a later one knows more. */
type NumberedDeskList = DeskListData & { at: number }

/**
 * The desk's list. `refresh` is one's own wish or deed; `look` is somebody else's, which moves nothing that is
 * read.
 */
export function useDeskList(initially: DeskListData) {
  const { zone } = useDeskContext()
  const params = useDeclaredQuery()
  const filter = useMemo(() => parseDeskFilter(params), [params])
  const asked = useRef(0)
  const fetchList = useCallback(
    async (wanted: DeskFilter, signal?: AbortSignal): Promise<NumberedDeskList | string> => {
      const at = ++asked.current
      const { day } = localTime(serverNow(), zone)
      const given = signal ? { signal } : {}
      const [page, counts] = await Promise.all([
        requestAsStaff(listDeskEnquiries, { query: deskQueryFromFilter(wanted, day), ...given }),
        requestAsStaff(getDeskCounts, given),
      ])
      if (!page.ok) return page.message
      if (!counts.ok) return counts.message
      return { filter: wanted, ...page.answer, counts: counts.answer, at }
    },
    [zone],
  )
  const found = useUrlFilteredList<DeskFilter, NumberedDeskList>(
    { ...initially, at: 0 },
    { filter, addressOf: deskFilterUrl, fetchList },
  )
  const { list, setList, isLoading, failure, ask, refresh } = found
  const [waiting, setWaiting] = useState<NumberedDeskList>()

  /** Rows that are there become what they are now; others wait until they are wished for. */
  async function look(mayMove: boolean) {
    if (mayMove || isLoading) return refresh()
    const got = await ask(filter)
    if (got === undefined || typeof got === 'string') return
    setList((old) => ({
      ...old,
      counts: got.counts,
      rows: old.rows.map(replaceWithNewer(got.rows)),
    }))
    setWaiting(got)
  }

  return {
    filter,
    list,
    isLoading,
    failure,
    refresh,
    look,
    fresh: waiting && waiting.at > list.at ? countNewRows(waiting, list) : undefined,
    showWaiting: () => waiting && setList(waiting),
  }
}

type Rows = DeskResultPage['rows']

const replaceWithNewer = (rows: Rows) => (old: Rows[number]) =>
  rows.find(({ reference }) => reference === old.reference) ?? old

/** How many are new to the page; undefined where it has stayed the same. */
function countNewRows(waiting: DeskListData, shown: DeskListData): number | undefined {
  const order = (rows: Rows) => rows.map(({ reference }) => reference).join()
  if (order(waiting.rows) === order(shown.rows)) return undefined
  const known = new Set(shown.rows.map(({ reference }) => reference))
  return waiting.rows.filter(({ reference }) => !known.has(reference)).length
}
