import { describe, expect, it } from 'vitest'
import { checkChosenPicture, formatFileSize } from './check-chosen-picture.ts'

describe('a chosen file', () => {
  const file = { name: 'a.jpg', type: 'image/jpeg', size: 1000 }
  it('is accepted if its name, type and size do not exclude a picture', () => {
    expect(checkChosenPicture(file)).toBeUndefined()
    expect(checkChosenPicture({ ...file, type: '' })).toBeUndefined()
    expect(checkChosenPicture({ ...file, size: 15 * 1024 * 1024 })).toBeUndefined()
    expect(checkChosenPicture({ ...file, name: 'IMG.HEIC', type: 'image/heic' })).toBeUndefined()
    expect(checkChosenPicture({ ...file, name: 'img.heif', type: '' })).toBeUndefined()
  })
  it.each([
    [{ size: 0 }, /empty/],
    [{ size: 15 * 1024 * 1024 + 1 }, /A picture can be at most 15 MB/],
    [{ size: 16 * 1024 * 1024 }, /is 16\.8 MB\. A picture can be at most 15 MB/],
    [{ type: 'image/svg+xml' }, /SVG/],
    [{ type: 'application/pdf' }, /not a picture/],
  ])('with %j is refused before the upload', (more, sentence) => {
    expect(checkChosenPicture({ ...file, ...more })).toMatch(sentence)
  })
})

it('formats file sizes', () => {
  const sizes = [0, 1, 1500, 999_000, 1_000_000, 3_400_000].map(formatFileSize)
  expect(sizes).toEqual(['0 kB', '1 kB', '2 kB', '999 kB', '1.0 MB', '3.4 MB'])
})
