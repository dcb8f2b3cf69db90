import type { Generated } from 'kysely'

/** Tables of drafts, versions and schedules. */
export type DraftTable = {
  /** Content type, such as `model`. */
  noun: string
  /** Key within the content type: a model's slug. */
  key: string
  /** Rises with every save, publication and withdrawal. */
  version: number
  /** Null if there is no draft, only the published document. */
  document_json: string | null
  /**
   * The published document that the draft is based on; null if the content type does not use it.
   */
  base_json: string | null
  edited_by: string
  edited_at: string
  /** Scheduled times of publication and withdrawal. */
  publish_at: string | null
  withdraw_at: string | null
  /** User who scheduled the publication. */
  planned_by: string | null
  /** The document at the time of scheduling; null without a scheduled publication. */
  planned_json: string | null
  /** User who scheduled the withdrawal. */
  withdrawal_planned_by: string | null
  /** Reason for a failed schedule, as staff read it. */
  plan_failure: string | null
}

/** A version: the document as it was published at that time. */
export type PublishedVersionTable = {
  id: Generated<number>
  noun: string
  key: string
  number: number
  document_json: string
  published_by: string
  published_at: string
  /** 1 if the version holds direct changes to the site, made without a draft. */
  is_direct: Generated<number>
}

/** A price list that becomes valid on a later day. A carried out or cancelled plan has no row. */
export type PlannedPriceListTable = {
  id: Generated<number>
  list: 'prices' | 'accessories'
  /** The dealer's day, `YYYY-MM-DD`, at whose start the prices become valid. */
  valid_from: string
  /** Origin of the prices: `grid`, `file` or `earlier`. */
  origin: string
  /** The edited lines, with the names and prices at the time of planning. */
  rows_json: string
  planned_by: string
  planned_at: string
  /** Reason for which the plan was not carried out, as staff read it. */
  failure: string | null
}

/** A link to a preview of a draft. A revoked or expired link has no row. */
export type PreviewLinkTable = {
  /** Hash of the token in the address. */
  hash: string
  noun: string
  key: string
  created_by: string
  /**
   * The document that the link shows. Null only in links that are older than this column and were
   * created without a draft.
   */
  document_json: string | null
  created_at: string
  expires_at: string
}
