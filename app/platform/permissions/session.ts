import type { Role } from './role.ts'

/** A staff account as the interface may show it: never with its password. */
export type StaffAccount = {
  id: number
  userId: string
  userName: string
  email: string
  mobileNo: string
  city: string
  role: Role
  isActive: boolean
  /** “I am in”: enquiries may be handed to them today. */
  isIn: boolean
  createdAt: string
  expiresAt: string | null
}

/** Who is at work: the account behind the cookie. */
export type Session = {
  idHash: string
  staff: StaffAccount
  /** Whether the password was given within the last ten minutes. */
  isProven: boolean
}

/** Who is at the desk: taken from the session, never from the request's body. */
export type Actor = { id: number; userId: string }
