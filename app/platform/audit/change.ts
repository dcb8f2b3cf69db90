/** One line of the audit: who changed what and when, from what to what. */
export type Change = {
  id: number
  /** ISO 8601 in UTC. */
  at: string
  /** The account's user id at that moment. */
  who: string
  /** A claim in the past tense that reads before the label: `changed the price of`. */
  action: string
  /** What it was done to, with its number: `vehicle/12`. */
  subject: string
  label: string
  before: AuditedValues
  after: AuditedValues
}

/** What a change turned into what, flat so that any of them can be shown as a table. */
export type AuditedValues = Record<string, string | number | boolean | null>
