import { createContext, use } from 'react'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { SavedView } from './saved-view-endpoints.ts'

/** Somebody who may have an enquiry. */
export type AssignableStaff = { id: number; name: string; role: Role; isIn: boolean }

/** What the whole desk knows beside its rows. */
export type DeskContextValue = {
  /** When the page was made; from then on the browser's own clock. */
  now: string
  zone: string
  dealer: string
  hours: DealerHours
  /** The account at this desk. */
  me: number
  people: readonly AssignableStaff[]
  models: readonly { name: string; price: number; isOnSale: boolean }[]
  /** `isPurchaseEnquiry`: its model is one that the visitor would like to buy. */
  kinds: readonly { slug: string; title: string; isBuying: boolean }[]
  hasBookings: boolean
  /** Of the account. */
  views: readonly SavedView[]
}

export const DeskContext = createContext<DeskContextValue | undefined>(undefined)

export function useDeskContext(): DeskContextValue {
  const facts = use(DeskContext)
  if (!facts) throw new Error('A part of the desk stands outside of it.')
  return facts
}
