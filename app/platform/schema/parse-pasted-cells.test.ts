import { expect, it } from 'vitest'
import { parsePastedCells } from './parse-pasted-cells.ts'

it('parses rows with any kind of line end, and columns', () => {
  const rows = [
    ['Engine', '109 cc'],
    ['', ''],
    ['Weight', '103 kg'],
  ]
  expect(parsePastedCells('Engine\t109 cc\r\n\t\r\nWeight\t103 kg\r\n')).toEqual(rows)
  expect(parsePastedCells('Engine\t109 cc\n\t\rWeight\t103 kg')).toEqual(rows)
})

it('keeps a quoted cell with a line break or a tab as one cell', () => {
  expect(
    parsePastedCells('Brakes\t"Front: disc\nRear: drum"\t"5"" rim\t"\nLength\t5" x 3"'),
  ).toEqual([
    ['Brakes', 'Front: disc Rear: drum', '5" rim'],
    ['Length', '5" x 3"'],
  ])
})

it('keeps an unclosed quotation mark as text', () => {
  expect(parsePastedCells('"Front\tdisc\nRear\tdrum')).toEqual([
    ['"Front', 'disc'],
    ['Rear', 'drum'],
  ])
})
