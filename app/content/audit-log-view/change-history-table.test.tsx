import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ChangeResponse } from '#app/platform/audit/change-response.ts'
import { visibleText } from '#tests/visible-text.ts'
import { ChangeHistoryTable } from './change-history-table.tsx'

const shown = (before: ChangeResponse['before'], after: ChangeResponse['after']) =>
  visibleText(
    renderToStaticMarkup(
      <ChangeHistoryTable
        caption="Earlier prices"
        changes={[
          {
            id: 1,
            who: 'meera',
            action: 'changed the price of',
            subject: 'price/1',
            label: 'DIO',
            before,
            after,
            created_date: '2026-11-02',
            created_time: '10:00',
          },
        ]}
        write={(value) => (typeof value === 'number' ? `₹${value}` : undefined)}
      />,
    ),
  )

it('shows changed values, confirmed values and the details added to a change', () => {
  expect(shown({ price: 1 }, { price: 2 })).toContain('₹1 → ₹2')
  expect(shown({ price: 2 }, { price: 2 })).toContain('₹2, checked')
  expect(shown({ note: '' }, { note: 'New' })).toContain('note: – → New')
  expect(shown({ price: 1 }, { price: 2, reason: 'Rise by the maker' })).toContain(
    'reason: Rise by the maker',
  )
})
