import type * as v from 'valibot'

/** A setting of the business, stored in the database under its own name. */
export type Setting<Schema extends v.GenericSchema> = {
  /** Name of the stored row; never renamed. */
  name: string
  /** Label in the audit log, such as `the maintenance contract`. */
  label: string
  shape: Schema
  /** Fallback for missing or invalid values in the row. Pages then omit these values. */
  fallback: v.InferOutput<Schema>
}

/** Declares a setting. `settings-store.server.ts` reads and changes the setting's value. */
export function defineSetting<const Schema extends v.GenericSchema>(
  facts: Setting<Schema>,
): Setting<Schema> {
  return facts
}
