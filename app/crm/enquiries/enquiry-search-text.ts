import type { EnquiryAnswers } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { normalizeIndianPhone } from '#app/platform/forms/normalize-indian-phone.ts'
import {
  isIndianMobile,
  isPhoneNumber,
  toDialableNumber,
} from '#app/platform/forms/phone-number.ts'
import { identifierKey, normalizeSearchText } from '#app/platform/schema/normalize-identifier.ts'
import { findConfigurationAnswer } from './configuration-in-answers.ts'
import { configurationSearchText } from './configuration-text.ts'
import { registrationNumberKey } from './registration-number-key.ts'

/**
 * Everything a search may find of an enquiry, one answer a line; identifiers without their separators as well, and a
 * number also as it is called.
 */
export function enquirySearchText(reference: string, answers: EnquiryAnswers, phone = ''): string {
  const values = Object.values(answers).flatMap((answer) =>
    typeof answer === 'string' || typeof answer === 'number'
      ? normalizeSearchText(String(answer))
      : [],
  )
  const configuration = findConfigurationAnswer(answers)
  if (configuration) values.push(normalizeSearchText(configurationSearchText(configuration)))
  // Of an Indian mobile the answer has the ten digits already.
  const called = isIndianMobile(phone) || values.includes(phone) ? '' : phone
  const lines = [...values, ...values.flatMap(compactIdentifiersIn), called]
  return [normalizeSearchText(reference), ...lines].filter((line) => line !== '').join('\n')
}

/**
 * The words that a search looks for, in any order, each in its spellings: as typed, without separators, and a telephone
 * number as it is kept. Empty where nothing was typed.
 */
export function parseSearchWords(typed: string): string[][] {
  const text = normalizeSearchText(typed)
  if (text === '') return []
  if (isPhoneNumber(text)) {
    const kept = isIndianMobile(text) ? normalizeIndianPhone(text) : toDialableNumber(text)
    return [[...new Set([text, kept, compactIdentifier(text)])]]
  }
  // Some references read like a plate: SB-6ZYQ2.
  if (registrationNumberKey(text))
    return [[...new Set([text, ...searchSpellings(compactIdentifier(text))])]]
  const words = text.split(' ').filter((word) => compactIdentifier(word) !== '')
  return words.length === 0 ? [[text]] : [...new Set(words)].map(searchSpellings)
}

function searchSpellings(word: string): string[] {
  const bare = compactIdentifier(word)
  const isIdentifier = bare.length >= 4 && /\d/.test(bare)
  const [, prefix, drawn] = /^([a-z]{2})([2-9a-hj-kmnp-z]{5})$/.exec(word) ?? []
  return [
    ...new Set([word, ...(isIdentifier ? [bare] : []), ...(prefix ? [`${prefix}-${drawn}`] : [])]),
  ]
}

/** Identifiers in an answer without their separators: a short answer as a whole, plates from a longer one. */
function compactIdentifiersIn(answer: string): string[] {
  const isShort = answer.length <= 40 && /\d/.test(answer) && !/@|^\d{4}-\d\d-\d\d$/.test(answer)
  const found = isShort ? [answer] : (answer.match(registrationNumberInText) ?? [])
  return found.map(compactIdentifier).filter((it) => it.length >= 4 && it !== answer)
}

const registrationNumberInText = /\b[a-z]{2}[\s.-]*\d{1,2}[\s.-]*[a-z]{1,3}[\s.-]*\d{1,4}\b/g

function compactIdentifier(text: string): string {
  return identifierKey(text).toLowerCase()
}
