import type * as v from 'valibot'

/** Figures and sentences of the business that stand in the database, under a name of their own. */
export type Setting<Schema extends v.GenericSchema> = {
  /** Stored as the row's name; never renamed. */
  name: string
  /** What the audit calls them: `the maintenance contract`. */
  label: string
  shape: Schema
  /** Stands in for whatever is missing or broken in the row: pages then say less, and nothing wrong. */
  fallback: v.InferOutput<Schema>
}

/** Declares house facts; `settings-store.server.ts` reads and changes them by what is declared. */
export function defineSetting<const Schema extends v.GenericSchema>(
  facts: Setting<Schema>,
): Setting<Schema> {
  return facts
}
