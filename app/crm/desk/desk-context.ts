import { createContext, use } from 'react'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { DeskWorker } from './desk-endpoints.ts'
import type { MessageFacts } from './enquiry-messages.ts'
import type { SavedView } from './saved-view-endpoints.ts'

/** A colleague whom a note can mention. `mention` is the name that the note gets after the `@`. */
export type Colleague = { id: number; name: string; role: Role; mention: string }

/** Data that all desk components share. */
export type DeskContextValue = {
  /**
   * The server's time when the page was rendered. After that, the browser's clock is used,
   * corrected to the server's time.
   */
  now: string
  zone: string
  dealer: string
  hours: DealerHours
  /** The account id of the current user. */
  me: number
  /** The staff to whom enquiries can be assigned. */
  people: readonly DeskWorker[]
  /** The colleagues whom a note can mention. */
  colleagues: readonly Colleague[]
  models: readonly { name: string; price: number; isOnSale: boolean }[]
  /** `isBuying` is true for enquiry kinds in which the visitor wants to buy the model. */
  kinds: readonly { slug: string; title: string; isBuying: boolean }[]
  hasBookings: boolean
  messages: MessageFacts
  /** The saved views of the current user. */
  views: readonly SavedView[]
}

export const DeskContext = createContext<DeskContextValue | undefined>(undefined)

export function useDeskContext(): DeskContextValue {
  const facts = use(DeskContext)
  if (!facts) throw new Error('A part of the desk stands outside of it.')
  return facts
}
