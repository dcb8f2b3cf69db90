import type { Role } from './role.ts'

/** A staff account for the portal. It never contains the password. */
export type StaffAccount = {
  id: number
  userId: string
  userName: string
  email: string
  mobileNo: string
  city: string
  role: Role
  isActive: boolean
  /** The last choice of availability. Ask `isAvailable`, because a choice ends. */
  isIn: boolean
  /** The instant at which an availability ends. */
  availableUntil: string | null
  /** The instant at which an absence ends by itself. */
  awayUntil: string | null
  createdAt: string
  expiresAt: string | null
}

/** A logged-in browser and its account. */
export type Session = {
  idHash: string
  staff: StaffAccount
  /** `true` if the password was entered within the last ten minutes. */
  isProven: boolean
}

/** The account that makes a change. It comes from the session and never from the request's body. */
export type Actor = { id: number; userId: string }
