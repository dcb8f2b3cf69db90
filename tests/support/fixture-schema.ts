import * as v from 'valibot'

const scheduledModelSchema = v.object({ slug: v.string(), at: v.string() })

/** What the story of a fixture left in one database, named by ids that the database drew. */
const storySchema = v.object({
  enquiries: v.array(
    v.object({
      reference: v.string(),
      kind: v.string(),
      state: v.nullable(v.string()),
      /** Lines of its history. */
      events: v.number(),
    }),
  ),
  /** References of enquiries: answers erased, promise missed, joined to another one. */
  erased: v.string(),
  overdue: v.string(),
  joined: v.string(),
  deskView: v.string(),
  /** Slugs of models: never published, edited since it was published. */
  newModel: v.string(),
  editedModel: v.string(),
  planned: scheduledModelSchema,
  withdrawn: scheduledModelSchema,
  /** A model that is also found by the name that it had before. */
  renamed: v.object({ slug: v.string(), oldName: v.string() }),
  /** A model that was published several times, with its versions and its taglines, oldest first. */
  versions: v.object({ slug: v.string(), taglines: v.array(v.string()) }),
  /** Keys of parts of the site. */
  draftedParts: v.array(v.string()),
  plannedPart: v.string(),
  publishedPart: v.string(),
  /** Ids of bulk changes of models' prices. */
  bulkChange: v.number(),
  undoneBulkChange: v.number(),
  /** Ids of imports. */
  imports: v.object({ applied: v.string(), undone: v.string(), checked: v.string() }),
  /** Deleted within the last day. */
  deleted: v.object({ model: v.string(), offer: v.number(), image: v.number() }),
  /** The id of a set of frames that nobody has completed, and how many have arrived. */
  upload: v.object({ set: v.number(), frames: v.number() }),
  /** The path of the invitation of the account `ravi`. */
  invitationPath: v.string(),
  /** The path of a preview link of the edited model. */
  previewPath: v.string(),
  /** The cookie of the owner's session, as a browser sends it. */
  cookie: v.string(),
  /** The Base32 secret of the codes of the account `asha`. */
  codesSecret: v.string(),
})

/** `fixture.json` of a dated folder. */
export const fixtureSchema = v.object({
  /** The last commit that changed the program which made it. */
  commit: v.string(),
  /** The clock at its end: deletions can be undone, the preview link and the session are valid. */
  now: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
  sqlite: storySchema,
  postgres: storySchema,
})

export type FixtureStory = v.InferOutput<typeof storySchema>
export type DatabaseFixture = v.InferOutput<typeof fixtureSchema>
