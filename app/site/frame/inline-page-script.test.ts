import { expect, test } from 'vitest'
import { inlinePageScript } from './inline-page-script.ts'

test('the script that every page carries stays under 500 bytes', () => {
  expect(new TextEncoder().encode(inlinePageScript).length).toBeLessThan(500)
})
