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

it.each(documents)('every anchor that %s links is a heading', (document) => {
  const lost = anchorsOf(readFileSync(document, 'utf8')).filter(([file, anchor]) => {
    const target = file === '' ? document : join(dirname(document), file)
    return target.endsWith('.md') && !headingsOf(readFileSync(target, 'utf8')).includes(anchor)
  })
  expect(lost).toEqual([])
})

it('knows the anchors of headings', () => {
  expect(headingsOf('# On a server\n\n## `DATA_DIR`, and what it holds\n')).toEqual([
    'on-a-server',
    'data_dir-and-what-it-holds',
  ])
  expect(anchorsOf('[a](b.md#c-d) [e](#f) [g](h.md) [i](https://j.test/#k)')).toEqual([
    ['b.md', 'c-d'],
    ['', 'f'],
  ])
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

/** The places within documents that a document links: the file, '' for itself, and the anchor. */
function anchorsOf(text: string): [string, string][] {
  const prose = text.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
  return [...prose.matchAll(/\]\((?![a-z]+:)([^)#\s]*)#([^)\s]+)\)/g)].map(
    ([, file = '', anchor = '']) => [file, anchor],
  )
}

/** Headings as anchors, as GitHub makes them. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}
