import type { Generated } from 'kysely'

/** What is being written of one thing of the site, and when it is to appear. */
export type DraftTable = {
  /** What it is one of: `model`. */
  noun: string
  /** Its address among these: a model's slug. */
  key: string
  /** Counts up with every save, publication and withdrawal. */
  version: number
  /** Null: nothing is being written, what the site shows is all there is. */
  document_json: string | null
  /** What the site shows, as far as the draft knows of it; null where the noun does not ask for that. */
  base_json: string | null
  edited_by: string
  edited_at: string
  /** When it is to be published, and to leave the site, by itself. */
  publish_at: string | null
  withdraw_at: string | null
  /** Who planned the publication. */
  planned_by: string | null
  /** The document as it was when its publication was planned; null without such a plan. */
  planned_json: string | null
  /** Who planned the withdrawal. */
  withdrawal_planned_by: string | null
  /** Why a plan could not be carried out, as the staff read it. */
  plan_failure: string | null
}

/** What stood on the site from then on. */
export type PublishedVersionTable = {
  id: Generated<number>
  noun: string
  key: string
  number: number
  document_json: string
  published_by: string
  published_at: string
}

/** A link that shows what is being written. One that was revoked or is over has no row. */
export type PreviewLinkTable = {
  /** Of what stands in the address. */
  hash: string
  noun: string
  key: string
  created_by: string
  /** The document that the link shows. Null only in links that are older than this column and had no draft. */
  document_json: string | null
  created_at: string
  expires_at: string
}
