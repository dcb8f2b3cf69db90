import type { Staff } from './staff.ts'

/** Who is at work: the account behind the cookie. */
export type Session = { idHash: string; staff: Staff }
