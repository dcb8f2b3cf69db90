import type { Result } from '#app/platform/result/result.ts'

/**
 * Finds a row by its ID in the answer of a list endpoint. Returns `undefined` if it is deleted or
 * the request failed.
 */
export function findRow<Row extends { id: number }>(
  listed: Result<readonly Row[]>,
  id: number,
): Row | undefined {
  return listed.ok ? listed.value.find((row) => row.id === id) : undefined
}
