import { expect, test } from 'vitest'
import { shortened } from './short-calls.ts'

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
