import { expect, test } from 'vitest'
import {
  checkLines,
  draftOfLines,
  emptyLine,
  readTypedLines,
  sumOfLines,
} from './estimate-lines-draft.ts'

test('sums amounts as people type them, and leaves out what is no number yet', () => {
  const amounts = ['1,250', '₹ 850', ' 40 ', '', '-', 'abc']
  expect(sumOfLines(amounts.map((amount) => ({ text: '', amount })))).toBe(2140)
})

test('leaves out empty lines and reports errors at the typed lines', () => {
  const pads = { text: 'Brake pads', amount: '850' }
  expect(checkLines([emptyLine, pads, { text: ' ', amount: ' ' }])).toEqual({
    lines: [{ text: 'Brake pads', amount: 850 }],
  })
  expect(checkLines([emptyLine, { text: '', amount: '850' }, { ...pads, amount: '8.5' }])).toEqual({
    errors: {
      '1.text': ['Describe the part or the work.'],
      '2.amount': ['Enter the amount in whole rupees, up to 10,00,000.'],
    },
  })
  expect(checkLines([emptyLine])).toEqual({ errors: { '': ['Add at least one line.'] } })
})

test('reads a draft back, and a broken one as one empty line', () => {
  const lines = [{ text: 'Oil', amount: '4' }, emptyLine]
  expect(readTypedLines(draftOfLines(lines))).toEqual(lines)
  expect(readTypedLines('{')).toEqual([emptyLine])
  expect(draftOfLines([emptyLine])).toBe('')
})
