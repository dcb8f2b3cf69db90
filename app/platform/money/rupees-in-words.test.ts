import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rupeesInWords } from './rupees-in-words.ts'

it.each([
  [0, 'Zero rupees'],
  [1, 'One rupee'],
  [10, 'Ten rupees'],
  [42, 'Forty-two rupees'],
  [100, 'One hundred rupees'],
  [119, 'One hundred and nineteen rupees'],
  [1005, 'One thousand and five rupees'],
  [99_999, 'Ninety-nine thousand nine hundred and ninety-nine rupees'],
  [1_00_000, 'One lakh rupees'],
  [1_03_585, 'One lakh three thousand five hundred and eighty-five rupees'],
  [28_88_017, 'Twenty-eight lakh eighty-eight thousand and seventeen rupees'],
  [1_00_00_000, 'One crore rupees'],
  [
    1_23_45_67_890,
    'One hundred and twenty-three crore forty-five lakh sixty-seven thousand eight hundred and ninety rupees',
  ],
  [-25_000, 'Minus twenty-five thousand rupees'],
])('writes %d rupees in words', (amount, words) => expect(rupeesInWords(amount)).toBe(words))

const names =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const sizes: Record<string, number> = { thousand: 1000, lakh: 1_00_000, crore: 1_00_00_000 }

/** Reads the words as a person who writes down each named amount and adds them. */
function readAmount(text: string): number {
  let sum = 0
  let part = 0
  for (const word of text.toLowerCase().split(/[ -]/)) {
    if (names.includes(word)) part += names.indexOf(word)
    else if (tens.includes(word)) part += 10 * (tens.indexOf(word) + 2)
    else if (word === 'hundred') part *= 100
    else if (word in sizes) {
      sum += part * (sizes[word] ?? 0)
      part = 0
    }
  }
  return sum + part
}

it('the words name exactly the amount, up to 99 crore', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_99_99_999 }), (amount) => {
      expect(readAmount(rupeesInWords(amount))).toBe(amount)
    }),
    { numRuns: 2000 },
  )
})
