import { expect, it } from 'vitest'
import { printTypeClass } from './print-type-class.ts'

const contentOf = (lines: number, reason: string) => ({
  groups: [
    {
      title: 'Registration and taxes',
      lines: Array.from({ length: lines }, (_, index) => ({
        ...{ key: `line-${index}`, label: `Charge number ${index}`, reason, rupees: 500 },
        ...{ isUnconfirmed: false, source: 1 },
      })),
    },
  ],
  notes: ['This is a dated calculation, not a quotation.'],
  sources: [{ text: 'Rule 81, Central Motor Vehicles Rules', address: undefined }],
})

const long = 'A percentage of a figure, because it is over a limit and up to another. '.repeat(2)

it('prints a short sheet in the largest type', () => {
  expect(printTypeClass(contentOf(14, 'A fixed amount'))).toBe('type-1')
})

it('prints reasons and sources as long as they fit', () => {
  expect(printTypeClass(contentOf(34, 'A fixed amount'))).not.toContain('is-brief')
  expect(printTypeClass(contentOf(20, long))).not.toContain('is-brief')
  expect(printTypeClass(contentOf(60, long))).toContain('is-brief')
})

it('never uses larger type for more lines', () => {
  const order = Array.from({ length: 100 }, (_, lines) => printTypeClass(contentOf(lines, 'Fixed')))
  expect(order).toEqual(order.toSorted())
})
