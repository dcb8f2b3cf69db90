import { expect, it } from 'vitest'
import { plainUrl, srcSet } from './picture.ts'

const picture = { base: '/media/0f', version: 'v1', widths: [480, 960], width: 960, height: 640 }

it('is offered in each of its widths, and in one to who reads no AVIF', () => {
  expect(srcSet(picture)).toBe('/media/0f-480.v1.avif 480w, /media/0f-960.v1.avif 960w')
  expect(plainUrl(picture)).toBe('/media/0f-960.v1.webp')
  expect(plainUrl({ ...picture, webp: 480 })).toBe('/media/0f-480.v1.webp')
})
