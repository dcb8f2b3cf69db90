import { expect, it } from 'vitest'
import { findProseProblems, maxTitleLength } from './prose-rules.ts'

const rules = (path: string, text: string) => findProseProblems(path, text).map(({ rule }) => rule)

it.each([
  ['/** What lays a draft over the site. */'],
  ['// Reads a draft. Whoever changes it waits.'],
  ['/**\n * Reads a draft.\n * Whatever comes later is new.\n */'],
  ['const a = 1 // What is left of it.'],
  ['// Two lines\n// of one. What follows is a sentence.'],
])('refuses a comment that begins with a subordinate clause: %s', (text) => {
  expect(rules('a.ts', text)).toEqual(['opening'])
})

it('accepts questions and the program’s strings', () => {
  expect(rules('a.ts', "/** What is an offer? A discount. */\nconst a = 'What a day.'")).toEqual([])
})

it('counts first words that are sometimes correct', () => {
  expect(rules('a.css', '/* Where the header ends. */')).toEqual(['clause'])
})

it('reads the paragraphs, lists and tables of documents, but neither headings nor code', () => {
  const text = [
    '# What it is',
    '',
    'A site. What it',
    'shows is true.',
    '',
    '- What is listed.',
    '',
    '| a | What it holds. |',
    '',
    '```ts',
    '// What is code.',
    '```',
  ].join('\n')
  expect(findProseProblems('a.md', text).map(({ line }) => line)).toEqual([3, 6, 8])
})

it('refuses a test title that begins with a subordinate clause or is too long', () => {
  const text = `it('what is left stays', () => {})\ndescribe('${'x'.repeat(maxTitleLength + 1)}', () => {})`
  expect(rules('a.test.ts', text)).toEqual(['opening', 'long-title'])
})
