import { expect, it } from 'vitest'
import { table, withSection } from './report.ts'

const order = ['kept', 'files', 'visit']
const kept = { name: 'kept', title: 'Kept pages', text: 'old' }
const visit = { name: 'visit', title: 'First visit', text: 'of another day' }
const report = [visit, kept].reduce((text, it) => withSection(text, it, order), '# Bench\n\nHow.\n')

it('a chapter that is measured again replaces what was there, and nothing else', () => {
  const again = withSection(report, { ...kept, text: 'new' }, order)
  expect(again).toBe(report.replace('old', 'new'))
})

it('chapters stand in their order, whichever was measured first', () => {
  const all = withSection(report, { name: 'files', title: 'Files', text: 'between' }, order)
  expect(all.match(/^## .*$/gm)).toEqual(['## Kept pages', '## Files', '## First visit'])
  expect(all).toContain('of another day')
  expect(all.startsWith('# Bench\n\nHow.\n\n')).toBe(true)
})

it('a chapter whose text speaks of dollars and of other chapters is kept to the letter', () => {
  const text = '$& costs $1, <!-- visit ends --> apart'
  expect(withSection(report, { ...kept, text }, order)).toContain(text)
})

it('writes a table', () => {
  expect(table(['page', 'kB'], [['/', '25']])).toBe('| page | kB |\n| --- | --- |\n| / | 25 |')
})
