import type { AuditedValues } from '#app/platform/audit/change.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { PriceListLine, PriceListLineEdit } from './price-list-line.ts'

/** Something whose prices are edited as one, with its version: a model with its variants, or an accessory. */
export type PricedItem<Stored extends object> = {
  id: number
  version: number
  name: string
  /** What it is, where the name does not say so. */
  label?: string
  stored: Stored
}

type PriceWrite<Stored> = { id: number; was: number; stored: Stored; who: string; now: Date }

type SaleStatus = { isActive: boolean; isOnSale: boolean }

/** How one of the lists is read and written: the mechanism stands once, the lists are definitions. */
export type PriceListDefinition<Stored extends object> = {
  fact: 'price' | 'accessory'
  /** All that are in the list, in its order. */
  read: (db: Db) => Promise<(PricedItem<Stored> & SaleStatus)[]>
  lines: (held: PricedItem<Stored> & SaleStatus) => PriceListLine[]
  /** What the edited lines make of it, or a sentence by the line's place among them. */
  next: (
    held: PricedItem<Stored>,
    edits: readonly PriceListLineEdit[],
    today: string,
  ) => { stored: Stored } | { flaws: ReadonlyMap<PriceListLineEdit, string> }
  /** Whether anything is another than before, days apart. */
  isSame: (one: Stored, other: Stored) => boolean
  /** Writes where it still has the version `was`; whether it had. */
  write: (db: Db, held: PriceWrite<Stored>) => Promise<boolean>
  /** Whether what the step `after` wrote beside the price, which has no version, is still there. */
  isUntouched: (stored: Stored, after: unknown) => boolean
  /** Whether the change is of more than prices. */
  movesAvailability: (one: Stored, other: Stored) => boolean
  /** Data for undoing a step. */
  readBefore: (step: { before: unknown; after: unknown }) => Stored | undefined
  /** For the audit: each price that is another now. */
  tell: (name: string, stored: Stored) => AuditedValues
}
