import { expect, test } from 'vitest'
import { inlinePageScript } from './inline-page-script.ts'

test('the inline page script stays under 500 bytes', () => {
  expect(new TextEncoder().encode(inlinePageScript).length).toBeLessThan(500)
})
