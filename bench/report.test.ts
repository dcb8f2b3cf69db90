import { expect, it } from 'vitest'
import { table, withSection } from './report.ts'

const order = ['kept', 'files', 'visit']
const kept = { name: 'kept', title: 'Kept pages', text: 'old' }
const visit = { name: 'visit', title: 'First visit', text: 'of another day' }
const report = [visit, kept].reduce((text, it) => withSection(text, it, order), '# Bench\n\nHow.\n')

it('replaces only the chapter that was measured again', () => {
  const again = withSection(report, { ...kept, text: 'new' }, order)
  expect(again).toBe(report.replace('old', 'new'))
})

it('sorts chapters by their declared order, not by the time of measurement', () => {
  const all = withSection(report, { name: 'files', title: 'Files', text: 'between' }, order)
  expect(all.match(/^## .*$/gm)).toEqual(['## Kept pages', '## Files', '## First visit'])
  expect(all).toContain('of another day')
  expect(all.startsWith('# Bench\n\nHow.\n\n')).toBe(true)
})

it('keeps dollar signs and chapter marks in a text unchanged', () => {
  const text = '$& costs $1, <!-- visit ends --> apart'
  expect(withSection(report, { ...kept, text }, order)).toContain(text)
})

it('writes a table', () => {
  expect(table(['page', 'kB'], [['/', '25']])).toBe('| page | kB |\n| --- | --- |\n| / | 25 |')
})
