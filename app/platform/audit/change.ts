/** One entry of the audit log: person, time, and values before and after. */
export type Change = {
  id: number
  /** ISO 8601 in UTC. */
  at: string
  /** The user id of the account at the time of the change. */
  who: string
  /** Verb in the past tense, shown before the label: `changed the price of`. */
  action: string
  /** Type and id of the changed row, such as `vehicle/12`. */
  subject: string
  label: string
  before: AuditedValues
  after: AuditedValues
}

/** Values before or after a change. They are flat, so that any change can be shown as a table. */
export type AuditedValues = Record<string, string | number | boolean | null>
