import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { PortalPermissionsContext } from '#app/ui/portal/portal-permissions.ts'
import type { Quotation } from './quotation-schema.ts'
import { QuotationsPage } from './quotations-page.tsx'

const quotation: Quotation = {
  ...{ id: 1, number: 'Q-7F3K2', revision: 1, reference: 'E-7F3K2', state: 'sent' },
  ...{ vehicle: 'DIO', variant: 'Standard', lines: [], total: 95_000, discount: 0 },
  ...{ validUntil: '2026-11-09', note: '', madeBy: 'sales', approvedBy: null },
  choices: { model: 'DIO', variant: 'Standard', discount: 0, exchange: 0, accessories: 0 },
  ...{ createdAt: '2026-11-02', sentAt: '2026-11-02', answeredAt: null, path: null },
  ...{ difference: null, checkedOn: '2026-11-02', version: 1 },
}
const counts = { waiting: 0, open: 101, ending: 0, different: 0, lapsed: 0, all: 101 }

function show(
  section: 'waiting' | 'open' | 'all',
  rows: readonly Quotation[],
  may: readonly string[] = [],
): string {
  const page = (
    <PortalPermissionsContext value={{ may, open: [] }}>
      <QuotationsPage {...{ rows, counts, section, number: '' }} />
    </PortalPermissionsContext>
  )
  const router = createMemoryRouter([{ path: '*', element: page }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('says how many of all quotations are listed', () => {
  const rows = Array.from({ length: 100 }, (_, index) => ({ ...quotation, id: index }))
  expect(show('open', rows)).toContain('The newest 100 of 101 quotations. Find others by number.')
  expect(show('open', [...rows, { ...quotation, id: 100 }])).not.toContain('The newest')
})

it('says in words that the price of a quotation is not known today', () => {
  expect(show('open', [quotation])).toContain('not known today')
  expect(show('open', [{ ...quotation, checkedOn: null }])).not.toContain('not known today')
})

it('offers approval of waiting quotations only to an account that may approve', () => {
  const rows = [{ ...quotation, state: 'waiting' as const, discount: 5000 }]
  expect(show('waiting', rows, ['quotations.approve'])).toContain('Approve quotation Q-7F3K2')
  expect(show('waiting', rows, ['quotations.make'])).not.toContain('Approve quotation')
  expect(show('open', [quotation], ['quotations.approve'])).not.toContain('Approve quotation')
})
