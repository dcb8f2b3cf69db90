import { expect, test } from 'vitest'
import { isUrl } from './is-url.ts'

test('detects a URL', () => {
  expect(['https://example.com/a?b#c', 'tel:+91', '/offers', 'https://', ''].filter(isUrl)).toEqual(
    ['https://example.com/a?b#c', 'tel:+91'],
  )
})
