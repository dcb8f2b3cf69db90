import type { Change } from './change.ts'

/** How an edit ended. A conflict means that somebody else changed the thing since it was read. */
export type Outcome<Value> =
  | { is: 'done'; value: Value }
  | { is: 'gone' }
  | { is: 'conflict'; latest: Change | undefined }

export const done = <Value>(value: Value): Outcome<Value> => ({ is: 'done', value })
export const gone: Outcome<never> = { is: 'gone' }
