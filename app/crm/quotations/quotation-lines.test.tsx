import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { visibleText } from '#tests/visible-text.ts'
import { QuotationLines } from './quotation-lines.tsx'

const line = {
  ...{ key: 'life-tax', label: 'Life tax', rupees: 12_000, isChosen: true },
  ...({ side: 'government', need: 'always' } as const),
}

it('names the quotation above its lines in print only', () => {
  const table = (
    <QuotationLines
      lines={[{ ...line, reason: '' }]}
      total={12_000}
      printed="Lines of quotation Q-7F3K2"
    />
  )
  expect(renderToStaticMarkup(table)).toMatch(
    /print:table-header-group.*print:inline">Lines of quotation Q-7F3K2<.*<tfoot class="print:table-row-group/,
  )
})

it('ends the reason and each note with a full stop, also in print', () => {
  const lines = [
    { ...line, reason: '12% of the ex-showroom price', note: 'Paid once', toConfirm: true },
  ]
  const text = visibleText(renderToStaticMarkup(<QuotationLines lines={lines} total={12_000} />))
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    '12% of the ex-showroom price. Paid once. The dealership has not confirmed this amount yet. ≈ ₹12,000',
  )
})
