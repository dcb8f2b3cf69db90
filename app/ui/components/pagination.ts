import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import * as words from './pagination-words.ts'

/** Returns at most `most` page numbers around the current one. */
export function visiblePageNumbers(current: number, total: number, most = 5): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(most / 2), total - most + 1))
  const last = Math.min(total, first + most - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/**
 * Returns a text such as 'Showing 11 to 20 of 57 entries'. `isLeast`: there are more rows, which
 * were not counted.
 */
export function formatShownRange(
  page: number,
  limit: number,
  rows: number,
  total: number,
  isLeast = false,
): string {
  const first = rows === 0 ? 0 : (page - 1) * limit + 1
  const last = rows === 0 ? 0 : first + rows - 1
  return words.showing({
    from: groupIndianDigits(first),
    to: groupIndianDigits(last),
    of: groupIndianDigits(total),
    isLeast,
  })
}
