import type { AuditedValues } from '#app/platform/audit/change.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { PriceListLine, PriceListLineEdit } from './price-list-line.ts'

/** A model with its variants, or an accessory. Its prices share one version. */
export type PricedItem<Stored extends object> = {
  id: number
  version: number
  name: string
  /** Label for the reader if the name alone is not enough. */
  label?: string
  stored: Stored
}

type PriceWrite<Stored> = { id: number; was: number; stored: Stored; who: string; now: Date }

type SaleStatus = { isActive: boolean; isOnSale: boolean }

/** Reads and writes one kind of price list. Everything else is shared by both lists. */
export type PriceListDefinition<Stored extends object> = {
  fact: 'price' | 'accessory'
  /** Reads all items in the order of the list. */
  read: (db: Db) => Promise<(PricedItem<Stored> & SaleStatus)[]>
  lines: (held: PricedItem<Stored> & SaleStatus) => PriceListLine[]
  /** Applies the edits to an item. Returns the new values, or a message for each invalid edit. */
  next: (
    held: PricedItem<Stored>,
    edits: readonly PriceListLineEdit[],
    today: string,
  ) => { stored: Stored } | { flaws: ReadonlyMap<PriceListLineEdit, string> }
  /** `true` if both have the same values, apart from the check date. */
  isSame: (one: Stored, other: Stored) => boolean
  /** Writes if the stored version is still `was`. Returns `false` otherwise. */
  write: (db: Db, held: PriceWrite<Stored>) => Promise<boolean>
  /**
   * `true` if the values without a version, which the change `after` wrote beside the price, are
   * still stored.
   */
  isUntouched: (stored: Stored, after: unknown) => boolean
  /** `true` if the change includes the availability. */
  movesAvailability: (one: Stored, other: Stored) => boolean
  /** Parses the earlier values of a bulk change for its undo. */
  readBefore: (step: { before: unknown; after: unknown }) => Stored | undefined
  /** Returns the values for the audit log. */
  tell: (name: string, stored: Stored) => AuditedValues
}
