import { expect, test } from 'vitest'
import { isUrl } from './is-url.ts'

test('knows an address from other text', () => {
  expect(['https://example.com/a?b#c', 'tel:+91', '/offers', 'https://', ''].filter(isUrl)).toEqual(
    ['https://example.com/a?b#c', 'tel:+91'],
  )
})
