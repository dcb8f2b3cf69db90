import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = globSync(['*.md', 'docs/**/*.md', 'catalogue/*.md'])

it.each(documents)('every link of %s leads to something', (document) => {
  const lost = linksOf(readFileSync(document, 'utf8')).filter(
    (link) => !existsSync(join(dirname(document), link)),
  )
  expect(lost).toEqual([])
})

it('knows a link from what only looks like one', () => {
  const text = '[a](b.md#c) ![d](e.webp) [f](https://g.test/h.md) [i](#j) `[k](l.md)` [m](n.ts)'
  expect(linksOf(text)).toEqual(['b.md', 'e.webp', 'n.ts'])
})

/** The files that a document links, without the place within; addresses elsewhere and code are left out. */
function linksOf(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
  return [...prose.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].flatMap(([, link]) => link ?? [])
}
