import { expect, test } from 'vitest'
import { pageScript } from './page-script.ts'

test('the script that every page carries stays under 500 bytes', () => {
  expect(new TextEncoder().encode(pageScript).length).toBeLessThan(500)
})
