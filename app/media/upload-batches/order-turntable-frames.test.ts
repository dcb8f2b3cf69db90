import { expect, it } from 'vitest'
import { orderTurntableFrames } from './order-turntable-frames.ts'

const frame = (fileName: string, width = 1600, height = 900) => ({ fileName, width, height })
const namesOf = (names: string[]) =>
  orderTurntableFrames(names.map((name) => frame(name))).frames.map(({ fileName }) => fileName)
const flawsOf = (...frames: ReturnType<typeof frame>[]) => orderTurntableFrames(frames).flaws

it('orders frames by the last number in their file names', () => {
  expect(namesOf(['turn-10.jpg', 'turn-2.jpg', 'turn-1.jpg'])).toEqual([
    'turn-1.jpg',
    'turn-2.jpg',
    'turn-10.jpg',
  ])
  expect(namesOf(['dio 110 (2).heic', 'dio 110 (1).heic'])).toEqual([
    'dio 110 (1).heic',
    'dio 110 (2).heic',
  ])
})

it('accepts a complete turn that begins at any number, in any spelling', () => {
  expect(flawsOf(frame('IMG_0098.JPG'), frame('IMG_0099.JPG'), frame('IMG_0100.JPG'))).toEqual([])
})

it.each([
  ['a gap', [frame('a7.jpg'), frame('a9.jpg')], /Photo 8 is missing between a7\.jpg and a9\.jpg/],
  [
    'a number twice',
    [frame('a7.jpg'), frame('b7.jpg')],
    /a7\.jpg and b7\.jpg have the same number/,
  ],
  ['a name without a number', [frame('a1.jpg'), frame('front.mp4')], /front\.mp4 has no number/],
  [
    'another size',
    [frame('a1.jpg'), frame('a2.jpg', 1600, 901), frame('a3.jpg')],
    /a2\.jpg has 1600 × 901 pixels, but the other photos have 1600 × 900/,
  ],
])('names the file of %s', (_, frames, sentence) => {
  expect(flawsOf(...frames)).toEqual([expect.stringMatching(sentence)])
})
