import * as words from './cell-words.ts'

/** What a cell holds: the value as text, a dash for what is missing or was not asked then. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? words.yes : words.no
  return String(value)
}
