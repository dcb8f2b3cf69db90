import type { Change } from './change.ts'

/** How an edit ended. A conflict means that somebody else changed the thing since it was read. */
export type EditOutcome<Value> =
  | { is: 'done'; value: Value }
  | { is: 'gone' }
  | { is: 'conflict'; latest: Change | undefined }

export const doneOutcome = <Value>(value: Value): EditOutcome<Value> => ({ is: 'done', value })
export const goneOutcome: EditOutcome<never> = { is: 'gone' }
