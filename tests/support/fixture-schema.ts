import * as v from 'valibot'

const scheduledModelSchema = v.object({ slug: v.string(), at: v.string() })

/** Results of a fixture's story in one database. They are named by the IDs of that database. */
const storySchema = v.object({
  enquiries: v.array(
    v.object({
      reference: v.string(),
      kind: v.string(),
      state: v.nullable(v.string()),
      /** Number of entries in its history. */
      events: v.number(),
    }),
  ),
  /** References of enquiries: one erased, one overdue, one merged into another. */
  erased: v.string(),
  overdue: v.string(),
  joined: v.string(),
  deskView: v.string(),
  /** IDs of a customer and of another that is merged into it. Absent before customers existed. */
  customers: v.optional(v.object({ survivor: v.number(), merged: v.number() })),
  /** Slugs of models: one never published, one edited since its publication. */
  newModel: v.string(),
  editedModel: v.string(),
  planned: scheduledModelSchema,
  withdrawn: scheduledModelSchema,
  /** A model that can also be found by its former name. */
  renamed: v.object({ slug: v.string(), oldName: v.string() }),
  /** A model with several versions, and their taglines, oldest first. */
  versions: v.object({ slug: v.string(), taglines: v.array(v.string()) }),
  /** Keys of page contents. */
  draftedParts: v.array(v.string()),
  plannedPart: v.string(),
  publishedPart: v.string(),
  /** IDs of bulk changes of models' prices. */
  bulkChange: v.number(),
  undoneBulkChange: v.number(),
  /** IDs of imports. */
  imports: v.object({ applied: v.string(), undone: v.string(), checked: v.string() }),
  /** Deleted within the last day. */
  deleted: v.object({ model: v.string(), offer: v.number(), image: v.number() }),
  /** ID of an unfinished set of frames, and the number of frames that have arrived. */
  upload: v.object({ set: v.number(), frames: v.number() }),
  /** Path of the invitation of the account `ravi`. */
  invitationPath: v.string(),
  /** Path of a preview link of the edited model. */
  previewPath: v.string(),
  /** Cookie of the owner's session, as a browser sends it. */
  cookie: v.string(),
  /** Base32 secret of the codes of the account `asha`. */
  codesSecret: v.string(),
})

/** Schema of `fixture.json` in the folder of a date. */
export const fixtureSchema = v.object({
  /** Last commit that changed the program which made the fixture. */
  commit: v.string(),
  /**
   * Time at the end of the story: deletions can still be undone, and the preview link and the
   * session are valid.
   */
  now: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  sqlite: storySchema,
  postgres: storySchema,
})

export type FixtureStory = v.InferOutput<typeof storySchema>
export type DatabaseFixture = v.InferOutput<typeof fixtureSchema>
