import { describe, expect, it } from 'vitest'
import {
  framesFallback,
  heroFallback,
  iconFallback,
  viewFallback,
} from '#app/catalogue/vehicles/model-fallback-pictures.ts'
import { pictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { editorPictureUrls } from './editor-picture-urls.server.ts'

const red = { name: 'Red', slug: 'red', picture: 'red' }
const photographed = { name: 'Grey', slug: 'grey', hero: 'media/0123456789abcdef-1600x900' }
const bare = { name: 'Blue', slug: 'blue' }
const machine = (colours: unknown[], more = {}) => ({
  colours,
  pictures: { folder: 'dio', isPlaceholder: false, ...more },
})
const place = (document: unknown, entry?: unknown, known: string[] = []) => ({
  document,
  entry,
  known,
})
const studios = 'The site shows this picture from the 3D model. Add your own photo to replace it.'

describe('the fallback for a missing picture', () => {
  it('is the studio’s picture, with a message that names the studio', () => {
    const document = machine([red])
    expect(heroFallback(place(document, red))).toEqual({
      pictures: ['dio/hero-red'],
      says: studios,
    })
    expect(iconFallback(place(document, red))).toEqual({
      pictures: ['dio/icon-red'],
      says: studios,
    })
    expect(viewFallback('rear')(place(document, undefined, ['dio/rear']))).toEqual({
      pictures: ['dio/rear'],
      says: studios,
    })
    expect(viewFallback('side')(place(document, undefined, ['dio/rear']))).toBeUndefined()
  })

  it('is the large photograph for a missing icon', () => {
    expect(iconFallback(place(machine([photographed]), photographed))).toMatchObject({
      pictures: [photographed.hero],
      says: 'The photo above, in a smaller size.',
    })
  })

  it('is another colour’s picture, with a message that names the colour', () => {
    expect(heroFallback(place(machine([bare, red]), bare))).toEqual({
      pictures: ['dio/hero-red'],
      says: 'No picture in this colour yet. The site shows Red and says so.',
      isOther: true,
    })
    expect(heroFallback(place(machine([bare]), bare))).toBeUndefined()
  })

  it('says when the picture shows a similar vehicle', () => {
    const copy = machine([red], { isPlaceholder: true })
    expect(heroFallback(place(copy, red))?.says).toContain('The site shows a similar vehicle')
  })

  it('is the first frame of the turntable folder that has frames', () => {
    const known = ['activa/turntable-00', 'dio/turntable-00']
    expect(framesFallback(place(machine([]), undefined, known))?.pictures).toEqual([known[1]])
    const elsewhere = machine([], { turntable: 'activa' })
    expect(framesFallback(place(elsewhere, undefined, known))?.pictures).toEqual([known[0]])
  })

  it.each([undefined, null, 'x', { colours: 'x', pictures: 7 }, { colours: [null, 4] }])(
    'does not exist for %j',
    (document) => {
      for (const otherwise of [heroFallback, iconFallback, framesFallback])
        expect(otherwise(place(document))).toBeUndefined()
    },
  )
})

it('gives the editor the address of every picture that the editor shows', () => {
  const of = { width: 800, height: 450, widths: [800], version: '0123abcd', alpha: false }
  const names = ['dio/hero-red', 'dio/icon-red', 'dio/rear', 'dio/turntable-00', 'dio/turntable-01']
  const library = pictureLibrary({ pictures: Object.fromEntries(names.map((it) => [it, of])) })
  expect(Object.keys(editorPictureUrls(library, machine([red, photographed]))).sort()).toEqual(
    [...names.slice(0, 4), photographed.hero].sort(),
  )
})
