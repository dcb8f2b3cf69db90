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

/** Maximum number of words in a search. Further words are ignored. */
export const maxSearchWords = 16

/**
 * Returns the searchable text of an enquiry, one answer or note in each line. The text also contains
 * identifiers without separators and the phone number in dialling form.
 */
export function enquirySearchText(
  reference: string,
  answers: EnquiryAnswers,
  phone = '',
  notes: readonly string[] = [],
): string {
  const values = Object.values(answers).flatMap((answer) =>
    typeof answer === 'string' || typeof answer === 'number'
      ? normalizeSearchText(String(answer))
      : [],
  )
  const configuration = findConfigurationAnswer(answers)
  if (configuration) values.push(normalizeSearchText(configurationSearchText(configuration)))
  // The answer with an Indian mobile number already contains the ten digits.
  const called = isIndianMobile(phone) || values.includes(phone) ? '' : phone
  const lines = [...values, ...values.flatMap(compactIdentifiersIn), called]
  return [normalizeSearchText(reference), ...lines, ...notes.map(noteSearchText)]
    .filter((line) => line !== '')
    .join('\n')
}

/** Returns the searchable text of a note, or '' if it has none. */
export function noteSearchText(note: string): string {
  const text = normalizeSearchText(note)
  return [text, ...compactIdentifiersIn(text)].join('\n')
}

/**
 * Splits a search into words. Each word has several spellings: as typed, without separators, and as
 * a phone number in dialling form. Returns an empty list if nothing was typed.
 */
export function parseSearchWords(typed: string): string[][] {
  const text = normalizeSearchText(typed)
  if (text === '') return []
  if (isPhoneNumber(text)) return [phoneSpellings(text)]
  // Some references look like a plate, for example SB-6ZYQ2.
  if (registrationNumberKey(text))
    return [[...new Set([text, ...searchSpellings(compactIdentifier(text))])]]
  const mobiles = [...text.matchAll(numberInText)]
    .map(([number]) => number.trim())
    .filter(isIndianMobile)
  const rest = mobiles.reduce((left, number) => left.replace(number, ' '), text)
  const words = rest.split(' ').filter((word) => compactIdentifier(word) !== '')
  const found = [...mobiles.map(phoneSpellings), ...[...new Set(words)].map(searchSpellings)]
  return found.length === 0 ? [[text]] : found.slice(0, maxSearchWords)
}

const numberInText = /(?<!\S)\+?\d[\d ().-]{8,}\d(?!\S)/g

function phoneSpellings(text: string): string[] {
  const kept = isIndianMobile(text) ? normalizeIndianPhone(text) : toDialableNumber(text)
  const compact = compactIdentifier(text)
  // The stored text of an Indian mobile number does not contain the country code.
  const national = /^(\+|00)91/.test(text) ? [compact.replace(/^(00)?91/, '')] : []
  return [...new Set([text, kept, compact, ...national])].filter((it) => it !== '')
}

function searchSpellings(word: string): string[] {
  const bare = compactIdentifier(word)
  const isIdentifier = bare.length >= 4 && /\d/.test(bare)
  const [, prefix, drawn] = /^([a-z]{2})([2-9a-hj-kmnp-z]{5})$/.exec(word) ?? []
  return [
    ...new Set([word, ...(isIdentifier ? [bare] : []), ...(prefix ? [`${prefix}-${drawn}`] : [])]),
  ]
}

/**
 * Finds identifiers in an answer and removes their separators. A short answer is treated as one
 * identifier; in a longer answer, only plates are identifiers.
 */
function compactIdentifiersIn(answer: string): string[] {
  const isShort = answer.length <= 40 && /\d/.test(answer) && !/@|^\d{4}-\d\d-\d\d$/.test(answer)
  const found = isShort ? [answer] : (answer.match(registrationNumberInText) ?? [])
  return found.map(compactIdentifier).filter((it) => it.length >= 4 && it !== answer)
}

const registrationNumberInText = /\b[a-z]{2}[\s.-]*\d{1,2}[\s.-]*[a-z]{1,3}[\s.-]*\d{1,4}\b/g

function compactIdentifier(text: string): string {
  return identifierKey(text).toLowerCase()
}
