import { expect, it } from 'vitest'
import type { DocumentField } from './document-sections.ts'
import { insertPastedRows } from './pasted-rows.ts'

const fields: DocumentField[] = [
  { kind: 'text', name: 'label', label: 'Label' },
  { kind: 'text', name: 'value', label: 'Value' },
]
const paste = (text: string) => insertPastedRows([], fields, { text, index: 0 })

it('keeps a cell with a line break in one row', () => {
  expect(paste('Brakes\t"Front: disc\nRear: drum"\nWeight\t103 kg')).toEqual([
    { label: 'Brakes', value: 'Front: disc Rear: drum' },
    { label: 'Weight', value: '103 kg' },
  ])
})

it('appends cells beyond the last column to the last column', () => {
  expect(paste('Power\t5.5 kW\tat 8000 rpm\n')).toEqual([
    { label: 'Power', value: '5.5 kW at 8000 rpm' },
  ])
})

it('ignores a paste of a single cell', () => expect(paste('One cell')).toBeUndefined())
