/**
 * Returns the Damerau–Levenshtein distance of two words: missing, extra, wrong or swapped letters.
 * Returns `most` + 1 if it exceeds `most`.
 */
export function wordDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isAlike = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current.push(
        Math.min(
          valueAtColumn(last, column) + 1,
          valueAtColumn(current, column - 1) + 1,
          valueAtColumn(last, column - 1) + (isAlike ? 0 : 1),
          isSwapped ? valueAtColumn(before, column - 2) + 1 : Infinity,
        ),
      )
    }
    if (Math.min(...current) > most) return most + 1
    before = last
    last = current
  }
  return Math.min(valueAtColumn(last, other.length), most + 1)
}

function valueAtColumn(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

/**
 * Returns the nearest word of a list, the first one of several at the same distance. Returns
 * undefined if none is near.
 */
export function nearestWord(typed: string, words: Iterable<string>): string | undefined {
  if (typed.length < 3 || typed.length > maxWordLength) return undefined
  let nearest: { word: string; distance: number } | undefined
  for (const word of words) {
    const distance = wordDistance(typed, word, 2)
    if (distance > allowedMistakes(typed, word) || (nearest && nearest.distance <= distance))
      continue
    nearest = { word, distance }
  }
  return nearest?.word
}

const maxWordLength = 24

/**
 * Returns the maximum number of mistakes. A short word may have two if its consonants are right:
 * "shain".
 */
function allowedMistakes(typed: string, word: string): number {
  if (typed.length < 4) return typed[0] === word[0] && typed.length === word.length ? 1 : 0
  if (typed.length > 5) return 2
  return withoutVowels(typed) === withoutVowels(word) ? 2 : 1
}

function withoutVowels(word: string): string {
  return word.replaceAll(/[aeiouy]/g, '')
}
