import { listCustomers } from '#app/crm/customers/customer-endpoints.ts'
import { listDeskEnquiries } from '#app/crm/desk/desk-endpoints.ts'
import { enquiryDisplayName, enquiryKindText } from '#app/crm/desk/format-desk-row.ts'
import { ok, type Result } from '#app/platform/result/result.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './command-palette-words.ts'
import type { PaletteResult } from './rank-results.ts'

const maxResults = 8

/** Searches enquiries on the server. The last result leads to all of them on the desk. */
export async function searchEnquiries(
  search: string,
  signal: AbortSignal,
): Promise<Result<PaletteResult[]>> {
  const query = { section: 'all', search, limit: maxResults }
  const sent = await requestAsStaff(listDeskEnquiries, { query, signal })
  if (!sent.ok) return sent
  const { rows, total, isMore } = sent.value
  const group = words.enquiries
  const found = rows.map((row) => ({
    group,
    key: row.reference,
    label: enquiryDisplayName(row),
    note: [row.model, enquiryKindText(row), row.reference].filter(Boolean).join(' · '),
    to: `/admin/desk/${row.reference}`,
  }))
  const all = {
    group,
    key: 'all',
    label: words.allFound(total, isMore),
    note: '',
    to: `/admin/desk?${new URLSearchParams({ section: 'all', search })}`,
  }
  return ok(total > rows.length ? [...found, all] : found)
}

/** Searches customers on the server. */
export async function searchCustomers(
  search: string,
  signal: AbortSignal,
): Promise<Result<PaletteResult[]>> {
  const sent = await requestAsStaff(listCustomers, { query: { search }, signal })
  if (!sent.ok) return sent
  return ok(
    sent.value.customers.slice(0, maxResults).map(({ id, name, phones, plates, enquiries }) => ({
      group: words.customers,
      key: `customer-${id}`,
      label: name || phones[0] || String(id),
      note: [...phones.slice(0, 1), ...plates.slice(0, 1), words.countOf(enquiries)].join(' · '),
      to: `/admin/customers/${id}`,
    })),
  )
}
