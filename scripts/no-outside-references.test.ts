import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// Built from lower case, so that this file does not match itself.
const papers = ['spec', 'design', 'style', 'look'].map((name) => name.toUpperCase())
const cited = new RegExp(`\\b(?:${papers.join('|')})(?: \\d|['’]s\\b|\\.md\\b|\\))`)

it.each(papers)('recognises a citation of %s', (paper) => {
  expect([`/** ${paper} 9. */`, `as it was (${paper})`, `${paper}'s words`]).toSatisfy(allCited)
  expect(allCited([`const ${paper}_WIDTH = 9`])).toBe(false)
})

it('finds no comment or document that cites a paper outside the repository', () => {
  expect(sources().filter((path) => cited.test(readFileSync(path, 'utf8')))).toEqual([])
})

const allCited = (texts: string[]) => texts.every((text) => cited.test(text))

function sources(): string[] {
  const own = '{app,bench,machines,scripts,tests,studio,docs,catalogue}/**/*.{ts,tsx,mjs,css,md}'
  const paths = globSync([own, '*.{ts,mjs,json,md}', '.oxlintrc.json'])
  return paths.filter((path) => path !== 'package-lock.json')
}
