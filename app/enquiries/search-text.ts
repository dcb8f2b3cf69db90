import type { Answers } from '#app/enquiries/definition/define.ts'

/** How texts and searches are folded before they are compared: case, compatibility forms, spaces. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}

/** Everything a search may find of an enquiry, one answer a line. */
export function searchText(reference: string, answers: Answers): string {
  const values = Object.values(answers).flatMap((answer) =>
    typeof answer === 'string' || typeof answer === 'number' ? fold(String(answer)) : [],
  )
  return [fold(reference), ...values.filter((value) => value !== '')].join('\n')
}
