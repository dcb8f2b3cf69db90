import type { Answers } from '#app/crm/enquiries/definition/define.ts'
import { bareNumber } from '#app/platform/forms/bare-number.ts'
import { isIndianMobile, isTelephone, numberToCall } from '#app/platform/forms/telephone.ts'
import { foldSearch, identifierKey } from '#app/platform/schema/fold-identifier.ts'
import { configurationIn } from './configuration-of.ts'
import { configurationSearch } from './configuration-text.ts'
import { plateKey } from './plate-key.ts'

/**
 * Everything a search may find of an enquiry, one answer a line; identifiers without their separators as well, and a
 * number also as it is called.
 */
export function searchText(reference: string, answers: Answers, phone = ''): string {
  const values = Object.values(answers).flatMap((answer) =>
    typeof answer === 'string' || typeof answer === 'number' ? foldSearch(String(answer)) : [],
  )
  const configuration = configurationIn(answers)
  if (configuration) values.push(foldSearch(configurationSearch(configuration)))
  // Of an Indian mobile the answer has the ten digits already.
  const called = isIndianMobile(phone) || values.includes(phone) ? '' : phone
  const lines = [...values, ...values.flatMap(compactIn), called]
  return [foldSearch(reference), ...lines].filter((line) => line !== '').join('\n')
}

/**
 * The words that a search looks for, in any order, each in its spellings: as typed, without separators, and a telephone
 * number as it is kept. Empty where nothing was typed.
 */
export function searchedFor(typed: string): string[][] {
  const text = foldSearch(typed)
  if (text === '') return []
  if (isTelephone(text)) {
    const kept = isIndianMobile(text) ? bareNumber(text) : numberToCall(text)
    return [[...new Set([text, kept, compact(text)])]]
  }
  // Some references read like a plate: SB-6ZYQ2.
  if (plateKey(text)) return [[...new Set([text, ...spellings(compact(text))])]]
  const words = text.split(' ').filter((word) => compact(word) !== '')
  return words.length === 0 ? [[text]] : [...new Set(words)].map(spellings)
}

function spellings(word: string): string[] {
  const bare = compact(word)
  const isIdentifier = bare.length >= 4 && /\d/.test(bare)
  const [, prefix, drawn] = /^([a-z]{2})([2-9a-hj-kmnp-z]{5})$/.exec(word) ?? []
  return [
    ...new Set([word, ...(isIdentifier ? [bare] : []), ...(prefix ? [`${prefix}-${drawn}`] : [])]),
  ]
}

/** Identifiers in an answer without their separators: a short answer as a whole, plates from a longer one. */
function compactIn(answer: string): string[] {
  const isShort = answer.length <= 40 && /\d/.test(answer) && !/@|^\d{4}-\d\d-\d\d$/.test(answer)
  const found = isShort ? [answer] : (answer.match(plateInText) ?? [])
  return found.map(compact).filter((it) => it.length >= 4 && it !== answer)
}

const plateInText = /\b[a-z]{2}[\s.-]*\d{1,2}[\s.-]*[a-z]{1,3}[\s.-]*\d{1,4}\b/g

function compact(text: string): string {
  return identifierKey(text).toLowerCase()
}
