import { useEffect, useState } from 'react'
import {
  listElectricModels,
  listMotorcycles,
  listScooters,
} from '#app/catalogue/vehicles/model-endpoints.ts'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { menuGroups, topMenuItems } from '#app/ui/portal/portal-menu.ts'
import { useCanOpenPage, useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import * as words from './command-palette-words.ts'
import { listDeskEnquiries } from './desk-endpoints.ts'
import { enquiryDisplayName } from './format-desk-row.ts'

export type PaletteResult = { group: string; key: string; label: string; note: string; to: string }

/** Delay between the last keystroke and the request, in milliseconds. */
const debounce = 200
const maxResults = 8

/**
 * Returns the results for the typed text. The server searches enquiries; the browser searches
 * models and pages.
 */
export function usePaletteSearch(typed: string) {
  const isOpen = useCanOpenPage()
  const mayAdd = useHasCapability()('enquiries.add')
  const pages = [
    ...(mayAdd ? [newEnquiryResult] : []),
    ...pageResults.filter(({ to }) => isOpen(to)),
  ]
  const [models, setModels] = useState<PaletteResult[]>([])
  const [enquiries, setEnquiries] = useState<{
    for: string
    found: PaletteResult[]
    hasFailed: boolean
  }>()
  useEffect(() => {
    void listModelResults().then(setModels)
  }, [])
  useEffect(() => {
    if (typed === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const query = { section: 'all', search: typed, limit: maxResults }
      const sent = await requestEndpoint(listDeskEnquiries, { query, signal: controller.signal })
      if (controller.signal.aborted) return
      const rows = sent.ok ? sent.value.rows : []
      setEnquiries({ for: typed, hasFailed: !sent.ok, found: rows.map(enquiryResult) })
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])
  const isSearching = typed !== '' && enquiries?.for !== typed
  const here =
    typed === '' ? pages : [...filterResults(models, typed), ...filterResults(pages, typed)]
  return {
    found: [...(typed === '' ? [] : (enquiries?.found ?? [])), ...here],
    isSearching,
    hasFailed: typed !== '' && !isSearching && enquiries?.hasFailed === true,
  }
}

type EnquiryResultRow = Parameters<typeof enquiryDisplayName>[0] & {
  model: string
  kindTitle: string
}

const enquiryResult = (row: EnquiryResultRow): PaletteResult => ({
  group: words.enquiries,
  key: row.reference,
  label: enquiryDisplayName(row),
  note: [row.model, row.kindTitle, row.reference].filter(Boolean).join(' · '),
  to: `/admin/desk/${row.reference}`,
})

/** The address stands for the dialog, which has no page. */
export const newEnquiryResult: PaletteResult = {
  group: words.actions,
  key: 'new-enquiry',
  label: words.newEnquiry,
  note: '',
  to: '#new-enquiry',
}

const pageResults: PaletteResult[] = [
  ...topMenuItems,
  ...menuGroups.flatMap(({ entries }) => entries),
].map(({ label, to }) => ({ group: words.pages, key: to, label, note: '', to }))

async function listModelResults(): Promise<PaletteResult[]> {
  const lists = await Promise.all([
    requestEndpoint(listMotorcycles),
    requestEndpoint(listScooters),
    requestEndpoint(listElectricModels),
  ])
  return lists
    .flatMap((list) => (list.ok ? list.value : []))
    .map(({ bikeName, name }) => ({
      group: words.models,
      key: bikeName,
      label: name,
      note: '',
      to: modelDetailPath({ bikeName }),
    }))
}

function filterResults(list: readonly PaletteResult[], typed: string): PaletteResult[] {
  const parts = typed.toLowerCase().split(/\s+/)
  return list
    .filter(({ label }) => parts.every((part) => label.toLowerCase().includes(part)))
    .slice(0, maxResults)
}
