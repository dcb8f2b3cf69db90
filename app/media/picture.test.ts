import { expect, it } from 'vitest'
import { largestUrl, srcSet } from './picture.ts'

const picture = { base: '/media/0f', version: 'v1', widths: [480, 960], width: 960, height: 640 }

it('is offered in each of its widths, and at its largest to who takes one only', () => {
  expect(srcSet(picture, 'avif')).toBe('/media/0f-480.v1.avif 480w, /media/0f-960.v1.avif 960w')
  expect(largestUrl(picture)).toBe('/media/0f-960.v1.webp')
})
