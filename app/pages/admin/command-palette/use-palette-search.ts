import { useEffect, useState } from 'react'
import type { Result } from '#app/platform/result/result.ts'
import { useCanOpenPage, useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { arrangeResults } from './arrange-results.ts'
import * as words from './command-palette-words.ts'
import { searchCustomers, searchEnquiries } from './enquiry-and-customer-results.ts'
import { menuPages, pageAddress, settings } from './palette-pages.ts'
import type { PaletteResult } from './rank-results.ts'
import { listStaffResults, listVehicleResults } from './vehicle-and-staff-results.ts'

/** Delay between the last keystroke and the request, in milliseconds. */
const debounce = 200

/**
 * Returns the results for the typed text that the account may open. The server searches enquiries
 * and customers; the browser searches vehicles, staff, pages and settings.
 */
export function usePaletteSearch(typed: string) {
  const canOpen = useCanOpenPage()
  const may = useHasCapability()
  const isAllowed = ({ to, isOnWebsite }: PaletteResult) =>
    to === undefined || isOnWebsite || canOpen(listAddress(to))
  const vehicles = useLoadedResults(listVehicleResults, may('models.read'))
  const people = useLoadedResults(listStaffResults, may('desk.read'))
  const enquiries = useSearchedResults(searchEnquiries, may('desk.read') ? typed : '')
  const customers = useSearchedResults(searchCustomers, may('customers.read') ? typed : '')
  const requests = [
    { ...vehicles, group: words.vehicles },
    { ...people, group: words.people },
    { ...enquiries, group: words.enquiries },
    { ...customers, group: words.customers },
  ]
  const failed = requests.filter(({ problem }) => problem)
  const here = {
    actions: may('enquiries.add') ? [newEnquiry, keyboardShortcuts] : [keyboardShortcuts],
    vehicles: vehicles.found.filter(isAllowed),
    people: people.found.filter(isAllowed),
    pages: menuPages.filter(isAllowed),
    settings: settings.filter((it) => isAllowed(it) && (!it.may || may(it.may))),
  }
  return {
    found: arrangeResults(typed, here, [...enquiries.found, ...customers.found]),
    isSearching: typed !== '' && requests.some(({ isPending }) => isPending),
    failure: failed.some(({ problem }) => problem === 'unreachable')
      ? words.noNetwork
      : failed.length > 0
        ? words.notSearched(failed.map(({ group }) => group).join(', '))
        : undefined,
  }
}

/** Rights decide about the list of models as about each model. */
const listAddress = (to: string) => pageAddress(to).replace(/^(\/admin\/models)\/.*/, '$1')

const newEnquiry: PaletteResult = {
  group: words.actions,
  key: 'new-enquiry',
  label: words.newEnquiry,
  note: '',
  keywords: words.newEnquiryWords,
  action: 'new-enquiry',
}

const keyboardShortcuts: PaletteResult = {
  group: words.actions,
  key: 'keys',
  label: words.keyboardShortcuts,
  note: '',
  action: 'keys',
}

type Found<Item> = { found: readonly Item[]; isPending: boolean; problem?: string | undefined }

const nothing: Found<never> = { found: [], isPending: false }

function toFound<Item>(result: Result<Item[]>): Found<Item> {
  return result.ok
    ? { found: result.value, isPending: false }
    : { ...nothing, problem: result.problem.kind }
}

/** Loads a list once. `load` must be stable. */
function useLoadedResults<Item>(load: () => Promise<Result<Item[]>>, isOn: boolean): Found<Item> {
  const [loaded, setLoaded] = useState<Result<Item[]>>()
  useEffect(() => {
    if (isOn) void load().then(setLoaded)
  }, [load, isOn])
  if (!loaded) return { ...nothing, isPending: isOn }
  return toFound(loaded)
}

type Search = (typed: string, signal: AbortSignal) => Promise<Result<PaletteResult[]>>

/**
 * Searches after a pause in typing. Only the answer for the present text is returned. `search` must
 * be stable.
 */
function useSearchedResults(search: Search, typed: string): Found<PaletteResult> {
  const [last, setLast] = useState<{ typed: string; result: Result<PaletteResult[]> }>()
  useEffect(() => {
    if (typed === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const result = await search(typed, controller.signal)
      if (!controller.signal.aborted) setLast({ typed, result })
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [search, typed])
  if (typed === '') return nothing
  return last?.typed === typed ? toFound(last.result) : { ...nothing, isPending: true }
}
