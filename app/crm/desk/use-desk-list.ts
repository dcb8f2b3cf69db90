import { useCallback, useMemo, useRef, useState } from 'react'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useUrlFilteredList } from '#app/ui/portal/use-url-filtered-list.ts'
import { useDeskContext } from './desk-context.ts'
import { type DeskCounts, getDeskCounts } from './desk-count-endpoints.ts'
import { type DeskResultPage, listDeskEnquiries } from './desk-endpoints.ts'
import {
  type DeskFilter,
  deskFilterUrl,
  deskPageParameters,
  findInvalidFilterNames,
  parseDeskFilter,
} from './desk-filter.ts'

/** A page of rows with its filter and the counts of all sections. */
export type DeskListData = DeskResultPage & { filter: DeskFilter; counts: DeskCounts }

/** `at` is the number of the request. A higher number means newer data. */
type NumberedDeskList = DeskListData & { at: number }

/**
 * Manages the desk's list. `refresh` reloads the list after an action of the user. `look` loads
 * changes by other users without moving the visible rows.
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
        requestAsStaff(listDeskEnquiries, { query: deskPageParameters(wanted, day), ...given }),
        requestAsStaff(getDeskCounts, given),
      ])
      if (!page.ok) return page.problem.message
      if (!counts.ok) return counts.problem.message
      return { filter: wanted, ...page.value, counts: counts.value, at }
    },
    [zone],
  )
  const found = useUrlFilteredList<DeskFilter, NumberedDeskList>(
    { ...initially, at: 0 },
    { filter, addressOf: deskFilterUrl, fetchList },
  )
  const { list, setList, isLoading, failure, ask, refresh } = found
  const [waiting, setWaiting] = useState<NumberedDeskList>()

  /** Updates the visible rows. New rows are shown only when the user requests them. */
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
    invalidNames: findInvalidFilterNames(params),
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

/**
 * Returns the number of rows that would be new on this page; undefined if the page is unchanged.
 */
function countNewRows(waiting: DeskListData, shown: DeskListData): number | undefined {
  const order = (rows: Rows) => rows.map(({ reference }) => reference).join()
  if (order(waiting.rows) === order(shown.rows)) return undefined
  const known = new Set(shown.rows.map(({ reference }) => reference))
  return waiting.rows.filter(({ reference }) => !known.has(reference)).length
}
