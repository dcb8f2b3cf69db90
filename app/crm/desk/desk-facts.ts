import { createContext, use } from 'react'
import type { Hours } from '#app/platform/dealer/opening.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { DeskView } from './view-calls.ts'

/** Somebody who may have an enquiry. */
export type Person = { id: number; name: string; role: Role; isIn: boolean }

/** What the whole desk knows beside its rows. */
export type DeskFacts = {
  /** When the page was made; from then on the browser's own clock. */
  now: string
  zone: string
  dealer: string
  hours: Hours
  /** The account at this desk. */
  me: number
  people: readonly Person[]
  models: readonly { name: string; price: number; isOnSale: boolean }[]
  /** `isBuying`: its model is one that the visitor would like to buy. */
  kinds: readonly { slug: string; title: string; isBuying: boolean }[]
  hasBookings: boolean
  /** Of the account. */
  views: readonly DeskView[]
}

export const DeskFactsContext = createContext<DeskFacts | undefined>(undefined)

export function useDeskFacts(): DeskFacts {
  const facts = use(DeskFactsContext)
  if (!facts) throw new Error('A part of the desk stands outside of it.')
  return facts
}
