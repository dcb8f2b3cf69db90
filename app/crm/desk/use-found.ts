import { useEffect, useState } from 'react'
import { listElectric, listMotorcycles, listScooters } from '#app/catalogue/vehicles/model-calls.ts'
import { detailPath } from '#app/catalogue/vehicles/paths.ts'
import { callOnce } from '#app/platform/http/call.ts'
import { useOpen } from '#app/ui/portal/allowed.ts'
import { menuGroups, topEntries } from '#app/ui/portal/portal-menu.ts'
import { listDesk } from './desk-calls.ts'
import * as words from './palette-words.ts'
import { nameOf } from './shown-row.ts'

export type Found = { group: string; key: string; label: string; note: string; to: string }

/** How long typing must rest before the server is asked, in milliseconds. */
const debounce = 200
const most = 8

/** What is found for what was typed: enquiries by the server, models and pages here. */
export function useFound(typed: string) {
  const isOpen = useOpen()
  const pages = everyPage.filter(({ to }) => isOpen(to))
  const [models, setModels] = useState<Found[]>([])
  const [enquiries, setEnquiries] = useState<{ for: string; found: Found[]; hasFailed: boolean }>()
  useEffect(() => {
    void listModels().then(setModels)
  }, [])
  useEffect(() => {
    if (typed === '') return
    const controller = new AbortController()
    const timer = setTimeout(async () => {
      const query = { section: 'all', search: typed, limit: most }
      const sent = await callOnce(listDesk, { query, signal: controller.signal })
      if (controller.signal.aborted) return
      const rows = sent.ok ? sent.answer.rows : []
      setEnquiries({ for: typed, hasFailed: !sent.ok, found: rows.map(shownEnquiry) })
    }, debounce)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [typed])
  const isSearching = typed !== '' && enquiries?.for !== typed
  const here = typed === '' ? pages : [...matching(models, typed), ...matching(pages, typed)]
  return {
    found: [...(typed === '' ? [] : (enquiries?.found ?? [])), ...here],
    isSearching,
    hasFailed: typed !== '' && !isSearching && enquiries?.hasFailed === true,
  }
}

type Row = Parameters<typeof nameOf>[0] & { model: string; kindTitle: string }

const shownEnquiry = (row: Row): Found => ({
  group: words.enquiries,
  key: row.reference,
  label: nameOf(row),
  note: [row.model, row.kindTitle, row.reference].filter(Boolean).join(' · '),
  to: `/admin/desk/${row.reference}`,
})

const everyPage: Found[] = [...topEntries, ...menuGroups.flatMap(({ entries }) => entries)].map(
  ({ label, to }) => ({ group: words.pages, key: to, label, note: '', to }),
)

async function listModels(): Promise<Found[]> {
  const lists = await Promise.all([
    callOnce(listMotorcycles),
    callOnce(listScooters),
    callOnce(listElectric),
  ])
  return lists
    .flatMap((list) => (list.ok ? list.answer : []))
    .map(({ bikeName, name }) => ({
      group: words.models,
      key: bikeName,
      label: name,
      note: '',
      to: detailPath({ bikeName }),
    }))
}

function matching(list: readonly Found[], typed: string): Found[] {
  const parts = typed.toLowerCase().split(/\s+/)
  return list
    .filter(({ label }) => parts.every((part) => label.toLowerCase().includes(part)))
    .slice(0, most)
}
