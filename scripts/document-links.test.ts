import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const documents = globSync(['*.md', 'docs/**/*.md', 'catalogue/*.md'])

it.each(documents)('every link in %s leads to an existing file or heading', (document) => {
  const lost = linksOf(readFileSync(document, 'utf8')).filter(
    (link) => !existsSync(join(dirname(document), link)),
  )
  expect(lost).toEqual([])
})

it.each(documents)('every anchor that %s links to is a heading', (document) => {
  const lost = anchorsOf(readFileSync(document, 'utf8')).filter(([file, anchor]) => {
    const target = file === '' ? document : join(dirname(document), file)
    return target.endsWith('.md') && !headingsOf(readFileSync(target, 'utf8')).includes(anchor)
  })
  expect(lost).toEqual([])
})

const sources = globSync('{app,scripts,tests}/**/*.{ts,tsx}', {
  exclude: ['scripts/document-links.test.ts'],
})
const namesInCode = new Set(
  sources.flatMap((path) => readFileSync(path, 'utf8').match(/[A-Za-z]\w*/g) ?? []),
)

/** Documents for newcomers: every name in them must exist today. */
const firstDocuments = globSync([
  '{README,CONTRIBUTING,SECURITY}.md',
  'docs/{architecture,glossary}.md',
  'docs/recipes/*.md',
])

it.each(firstDocuments)('every path that %s names exists', (document) => {
  const lost = pathsIn(readFileSync(document, 'utf8')).filter((path) => !existsSync(path))
  expect(lost).toEqual([])
})

it.each(firstDocuments)('every name in backticks in %s is in the code', (document) => {
  const lost = namesIn(readFileSync(document, 'utf8')).filter((name) => !namesInCode.has(name))
  expect(lost).toEqual([])
})

it.each(firstDocuments)('every name that an example in %s imports is exported', (document) => {
  const lost = importsIn(readFileSync(document, 'utf8')).filter(
    ([path, name]) => !new RegExp(`^export .*\\b${name}\\b`, 'm').test(readFileSync(path, 'utf8')),
  )
  expect(lost).toEqual([])
})

it('the glossary is in alphabetical order', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| (?!word \|)([^|]+) \|/gm)
  const words = [...rows].map(([, word = '']) => word)
  expect(words.length).toBeGreaterThan(50)
  expect(words).toEqual(words.toSorted((a, b) => a.localeCompare(b, 'en')))
})

it('reads paths, names and imports from a document', () => {
  const text =
    "`app/a.ts`, app/b/<c>.ts, /api/app/d; `someName`, `word`\n```\nimport { e, f } from '#app/g.ts'\n```"
  expect(pathsIn(text)).toEqual(['app/a.ts', 'app/b', 'app/g.ts'])
  expect(namesIn(text)).toEqual(['someName'])
  expect(importsIn(text)).toEqual([
    ['app/g.ts', 'e'],
    ['app/g.ts', 'f'],
  ])
})

it('derives anchors from headings', () => {
  expect(headingsOf('# On a server\n\n## `DATA_DIR`, and what it holds\n')).toEqual([
    'on-a-server',
    'data_dir-and-what-it-holds',
  ])
  expect(anchorsOf('[a](b.md#c-d) [e](#f) [g](h.md) [i](https://j.test/#k)')).toEqual([
    ['b.md', 'c-d'],
    ['', 'f'],
  ])
})

it('reads links but not text that resembles one', () => {
  const text = '[a](b.md#c) ![d](e.webp) [f](https://g.test/h.md) [i](#j) `[k](l.md)` [m](n.ts)'
  expect(linksOf(text)).toEqual(['b.md', 'e.webp', 'n.ts'])
})

/**
 * Returns the files that a document links, without anchors. External addresses and code are
 * ignored.
 */
function linksOf(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
  return [...prose.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].flatMap(([, link]) => link ?? [])
}

/** Returns the anchors that a document links: the file ('' for itself) and the anchor. */
function anchorsOf(text: string): [string, string][] {
  const prose = text.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
  return [...prose.matchAll(/\]\((?![a-z]+:)([^)#\s]*)#([^)\s]+)\)/g)].map(
    ([, file = '', anchor = '']) => [file, anchor],
  )
}

/** Converts headings to anchors as GitHub does. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

/**
 * Returns files and folders of the repository that a text names, in prose, diagrams and examples.
 */
function pathsIn(text: string): string[] {
  const named = text.matchAll(
    /(?<![\w./-])#?((?:app|bench|catalogue|deploy|docs|machines|scripts|studio|tests)\/[\w./-]+)/g,
  )
  return [...named].map(([, path = '']) => path.replace(/[./]+$/, ''))
}

/**
 * Returns code names in backticks. Single lower-case words are ignored, because they may be
 * anything.
 */
function namesIn(text: string): string[] {
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
  return [...prose.matchAll(/`([A-Za-z]+[a-z][A-Z]\w*)`/g)].flatMap(([, name]) => name ?? [])
}

/** Returns the file and the name of each import in the examples. */
function importsIn(text: string): [path: string, name: string][] {
  const imports = text.matchAll(/import (?:type )?\{ ([^}]+) \} from '#(app\/[^']+)'/g)
  return [...imports].flatMap(([, names = '', path = '']) =>
    names.split(', ').map((name): [string, string] => [path, name]),
  )
}
