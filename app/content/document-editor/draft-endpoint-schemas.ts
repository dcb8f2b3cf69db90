import * as v from 'valibot'
import { publicationStates } from './document-status.ts'

// Schemas shared by the endpoints of all content types with drafts.

export const draftVersionSchema = v.pipe(
  v.number('The version must be a whole number.'),
  v.integer('The version must be a whole number.'),
  v.minValue(1, 'This version does not exist.'),
  v.maxValue(2_147_483_646, 'This version does not exist.'),
)

export const instantSchema = v.pipe(
  v.string('Give the time like 2026-11-25T03:30:00Z.'),
  v.maxLength(40, 'Give the time like 2026-11-25T03:30:00Z.'),
  v.isoTimestamp('Give the time like 2026-11-25T03:30:00Z.'),
  v.transform((typed) => new Date(typed)),
)

/** Publication status of a document as lists show it. */
export const draftStateFields = {
  state: v.picklist(publicationStates),
  version: v.number(),
  hasDraft: v.boolean(),
  editedBy: v.string(),
  editedAt: v.string(),
  publishAt: v.nullable(v.string()),
  withdrawAt: v.nullable(v.string()),
  planFailure: v.nullable(v.string()),
  plannedBy: v.nullable(v.string()),
  isAheadOfPlan: v.boolean(),
}

const fieldChangeSchema = v.object({
  path: v.string(),
  before: v.optional(v.string()),
  after: v.optional(v.string()),
})

/** The differences between the site and a version. */
export const versionComparisonResponse = v.object({ changes: v.array(fieldChangeSchema) })

/** Parses a version number from an address. Returns 0, which no version has, if it is invalid. */
export const parseVersionNumber = (text: string): number =>
  /^\d{1,9}$/.test(text) ? Number(text) : 0

/** Published versions, newest first, each with its changes. */
export const versionListResponse = v.object({
  rows: v.array(
    v.object({
      number: v.number(),
      publishedBy: v.string(),
      publishedAt: v.string(),
      changes: v.array(fieldChangeSchema),
    }),
  ),
})
