import { expect, it } from 'vitest'
import { backdropClass } from './backdrop-class.ts'
import { avifSrcSet, webpPictureUrl } from './picture.ts'
import { pictureLibrary } from './picture-library.server.ts'

const picture = { base: '/media/0f', version: 'v1', widths: [480, 960], width: 960, height: 640 }

it('offers AVIF in all widths and WebP in one', () => {
  expect(avifSrcSet(picture)).toBe('/media/0f-480.v1.avif 480w, /media/0f-960.v1.avif 960w')
  expect(webpPictureUrl(picture)).toBe('/media/0f-480.v1.webp')
  expect(webpPictureUrl({ ...picture, webp: 960 })).toBe('/media/0f-960.v1.webp')
})

it('has its own or the default WebP width, and the studio room', () => {
  const entry = { width: 960, height: 540, widths: [480, 960], version: '1f0c9a3e', alpha: false }
  const library = pictureLibrary({
    pictures: {
      'dio/hero-red': { ...entry, webp: 960, made: { room: 'dusk', samples: 7 } },
      'dio/turntable-00': entry,
    },
  })
  const hero = library.get('dio/hero-red')
  expect(hero).toEqual({
    base: '/pictures/dio/hero-red',
    version: '1f0c9a3e',
    widths: [480, 960],
    width: 960,
    height: 540,
    webp: 960,
    room: 'dusk',
  })
  expect(backdropClass(hero)).toBe('room-dusk')
  const [frame = picture] = library.turntable('dio')
  expect(webpPictureUrl(frame)).toBe('/pictures/dio/turntable-00-480.1f0c9a3e.webp')
  expect(backdropClass(frame)).toBe('')
})
