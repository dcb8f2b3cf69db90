import type { Change } from './change.ts'

/**
 * Result of an edit. A conflict means that another edit has changed the row since the editor read
 * it.
 */
export type EditOutcome<Value> =
  | { is: 'done'; value: Value }
  | { is: 'gone' }
  | { is: 'conflict'; latest: Change | undefined }

export const doneOutcome = <Value>(value: Value): EditOutcome<Value> => ({ is: 'done', value })
export const goneOutcome: EditOutcome<never> = { is: 'gone' }
