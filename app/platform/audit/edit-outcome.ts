import type { Change } from './change.ts'

/** Result of an edit. A conflict means that another edit changed the row since it was read. */
export type EditOutcome<Value> =
  | { is: 'done'; value: Value }
  | { is: 'gone' }
  | { is: 'conflict'; latest: Change | undefined }

export const doneOutcome = <Value>(value: Value): EditOutcome<Value> => ({ is: 'done', value })
export const goneOutcome: EditOutcome<never> = { is: 'gone' }
