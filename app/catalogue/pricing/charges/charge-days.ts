import type { Charge } from './charges-content.ts'

/** `true` if the last day of the row is before `day`. */
export const hasEnded = ({ until }: Pick<Charge, 'until'>, day: string): boolean =>
  until !== undefined && until < day

/** `true` if the row applies on `day`. */
export const isOnDay = (row: Pick<Charge, 'from' | 'until'>, day: string): boolean =>
  row.from <= day && !hasEnded(row, day)
