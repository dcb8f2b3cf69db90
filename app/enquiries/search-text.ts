import type { Answers } from '#app/enquiries/definition/define.ts'
import { bareNumber } from '#app/forms/bare-number.ts'
import { isIndianMobile, numberToCall } from '#app/forms/telephone.ts'
import { configurationIn } from './configuration-of.ts'
import { configurationSearch } from './configuration-text.ts'

/** How texts and searches are folded before they are compared: case, compatibility forms, spaces. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Everything a search may find of an enquiry, one answer a line; a number also as it is called. */
export function searchText(reference: string, answers: Answers, phone = ''): string {
  const values = Object.values(answers).flatMap((answer) =>
    typeof answer === 'string' || typeof answer === 'number' ? fold(String(answer)) : [],
  )
  const configuration = configurationIn(answers)
  if (configuration) values.push(fold(configurationSearch(configuration)))
  // Of an Indian mobile the answer has the ten digits already.
  const called = isIndianMobile(phone) || values.includes(phone) ? '' : phone
  return [fold(reference), ...values, called].filter((value) => value !== '').join('\n')
}

/** What a search looks for: the text, and where that is a telephone number, it as we keep it. */
export function searchedFor(typed: string): string[] {
  const text = fold(typed)
  const kept = isIndianMobile(text) ? bareNumber(text) : numberToCall(text)
  return kept === '' || kept === text ? [text] : [text, kept]
}
