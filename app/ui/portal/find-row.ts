import type { FormResponse } from './use-endpoint-form.ts'

/** The row of an id in what a call listed; undefined where it is gone or nothing answered. */
export function findRow<Row extends { id: number }>(
  listed: FormResponse<readonly Row[]>,
  id: number,
): Row | undefined {
  return listed.ok ? listed.answer.find((row) => row.id === id) : undefined
}
