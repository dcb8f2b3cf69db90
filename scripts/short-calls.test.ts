import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { leftOut, shortened } from './short-calls.ts'

test('a call keeps what the browser reads of it, and what it is made of', () => {
  const code = `
export const longest = 200
export const addNote = defineCall({
  method: 'POST',
  path: '/api/notes/:id',
  may: 'notes.edit',
  body: v.object({ text: v.pipe(v.string(), v.maxLength(longest)) }),
  answer: v.object({ body: v.string() }),
  refusals: [404]
})
export const callOf = (shared) => defineCall({ ...shared, says: 'A list', answer: listOf({ says: 1 }) })`
  expect(shortened(code).replace(/\s+/g, ' ').trim()).toBe(
    "export const longest = 200 export const addNote = defineCall({ method: 'POST', path: '/api/notes/:id', answer: v.object({ body: v.string() }), }) " +
      'export const callOf = (shared) => defineCall({ ...shared, answer: listOf({ says: 1 }) })',
  )
})

test('nothing in the browser reads what is left out of a call', () => {
  const files = globSync('app/**/*.{ts,tsx}').filter(
    // A page's loader runs on the server.
    (file) => !/\.server\.|\.test\.|app\/(pages|openapi)\//.test(file),
  )
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const names = [...text.matchAll(/import \{([^}]+)\} from '[^']+-calls?\.ts'/g)].flatMap(
      ([, list = '']) => list.match(/\b[a-z]\w+\b/g) ?? [],
    )
    const reads = [...text.matchAll(/(?<!typeof )\b(\w+)\.([a-z]\w*)/g)]
    return reads
      .filter(([, name = '', part = '']) => names.includes(name) && leftOut.includes(part))
      .map(([read]) => `${file}: ${read}`)
  })
  expect(found).toEqual([])
})
