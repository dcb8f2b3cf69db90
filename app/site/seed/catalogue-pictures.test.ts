import { expect, test } from 'vitest'
import { heroPictureName, iconPictureName } from '#app/catalogue/vehicles/model-picture-names.ts'
import { listTurntablePictures } from './catalogue-pictures.ts'

const picture = {
  width: 800,
  height: 450,
  widths: [800],
  version: '00000000',
  alpha: false,
}
const manifest = {
  pictures: {
    'naked/turntable-10': picture,
    'naked/turntable-02': picture,
    'naked/turntable-side': picture,
    'sport/turntable-00': picture,
  },
}

test('finds the pictures of a colour in the model’s folder', () => {
  const pictures = { folder: 'placeholder/naked', isPlaceholder: true }
  expect(heroPictureName(pictures, { picture: 'slate' })).toBe('placeholder/naked/hero-slate')
  expect(iconPictureName(pictures, { picture: 'slate' })).toBe('placeholder/naked/icon-slate')
})

test('lists the numbered pictures of a turntable in order', () => {
  const pictures = { folder: 'naked', isPlaceholder: false }
  expect(listTurntablePictures(pictures, manifest)).toEqual([
    'naked/turntable-02',
    'naked/turntable-10',
  ])
})

test('uses the turntable of another folder if the model names one', () => {
  const pictures = { folder: 'naked', turntable: 'sport', isPlaceholder: true }
  expect(listTurntablePictures(pictures, manifest)).toEqual(['sport/turntable-00'])
})
