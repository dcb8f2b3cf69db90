import type { ExpressionBuilder } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Database } from '#app/platform/db/database-schema.ts'
import { type JsonDifference, jsonDiff } from '#app/platform/schema/json-diff.ts'
import type { PublishedVersion } from './draft-state.ts'

/** Maximum number of versions in a list. Older ones stay in the table. */
const maxListedVersions = 50

/** Author of the version that the site showed before the first publication from the portal. */
const catalogueAuthor = 'catalogue'

/** Author of a version that holds direct changes to the site, made without a draft. */
const directChangeAuthor = ''

/** Time within which combined changes of one user are one version, in milliseconds. */
const combinedChangesPeriod = 10 * 60_000

type DirectChange = { document: unknown; who: string; now: Date; combinesChanges: boolean }

type CurrentDocument = {
  document: unknown
  /** ISO 8601. */
  at: string
  isKept: (kept: unknown) => boolean
  /** `true` if a direct change replaces the document. */
  isDirect: boolean
}

/** Published versions of documents. Only combined changes update a version. */
export function versionStore(db: Db, noun: string) {
  const of = (key: string) =>
    db.selectFrom('published_versions').selectAll().where('noun', '=', noun).where('key', '=', key)
  const newest = (key: string) => of(key).orderBy('number', 'desc')
  const findNewest = (key: string) => newest(key).limit(1).executeTakeFirst()

  const insert = (
    key: string,
    number: number,
    of: { document: unknown; who: string; at: string; isDirect?: boolean },
  ) =>
    db
      .insertInto('published_versions')
      .values({
        noun,
        key,
        number,
        document_json: JSON.stringify(of.document),
        published_by: of.who,
        published_at: of.at,
        is_direct: of.isDirect ? 1 : 0,
      })
      .execute()

  return {
    /**
     * Saves the site's document as a version before it changes, so that undo can restore it. Does
     * nothing if the newest version is equal.
     */
    async addCurrent(
      key: string,
      { document, at, isKept, isDirect }: CurrentDocument,
    ): Promise<void> {
      const last = await findNewest(key)
      if (!last) await insert(key, 1, { document, who: catalogueAuthor, at: '', isDirect })
      else if (!isKept(JSON.parse(last.document_json)))
        await insert(key, last.number + 1, { document, who: directChangeAuthor, at, isDirect })
    },

    async add(key: string, version: { document: unknown; who: string; at: string }): Promise<void> {
      const last = await findNewest(key)
      await insert(key, (last?.number ?? 0) + 1, version)
    },

    /**
     * Adds a version after a direct change to the site. With `combinesChanges`, a user who changes
     * ten pictures one after the other adds one version, not ten.
     */
    async addDirect(
      key: string,
      { document, who, now, combinesChanges }: DirectChange,
    ): Promise<void> {
      const last = await findNewest(key)
      const start = new Date(now.getTime() - combinedChangesPeriod).toISOString()
      const isRecent =
        last?.is_direct === 1 && last.published_by === who && last.published_at > start
      if (combinesChanges && isRecent)
        await db
          .updateTable('published_versions')
          .set({ document_json: JSON.stringify(document) })
          .where('id', '=', last.id)
          .execute()
      else
        await insert(key, (last?.number ?? 0) + 1, {
          ...{ document, who, at: now.toISOString() },
          isDirect: true,
        })
    },

    /** Lists versions, newest first, each with its changes. */
    async list(key: string): Promise<(PublishedVersion & { changes: JsonDifference[] })[]> {
      const rows = await newest(key)
        .limit(maxListedVersions + 1)
        .execute()
      const shown = rows.map((row, index) => {
        const before = rows[index + 1]
        return {
          number: row.number,
          publishedBy: row.published_by,
          publishedAt: row.published_at,
          changes: before
            ? jsonDiff(JSON.parse(before.document_json), JSON.parse(row.document_json))
            : [],
        }
      })
      return shown.slice(0, maxListedVersions)
    },

    /** Returns who published the newest version, and when. */
    findLast: (key: string) =>
      db
        .selectFrom('published_versions')
        .select(['published_by as by', 'published_at as at'])
        .where('noun', '=', noun)
        .where('key', '=', key)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst(),

    async find(key: string, number: number): Promise<unknown> {
      const row = await of(key).where('number', '=', number).executeTakeFirst()
      return row && JSON.parse(row.document_json)
    },

    /**
     * Moves all versions to a document's new key. Versions that were stored under the new key are
     * deleted.
     */
    async rename(from: string, to: string): Promise<void> {
      await db
        .deleteFrom('published_versions')
        .where('noun', '=', noun)
        .where('key', '=', to)
        .execute()
      await db
        .updateTable('published_versions')
        .set({ key: to })
        .where('noun', '=', noun)
        .where('key', '=', from)
        .execute()
    },
  }
}

/**
 * Deletes the versions of direct changes that another direct change replaced before an instant (ISO
 * 8601). So the files of a deleted picture do not stay for ever. Versions of publications stay, with
 * the version before each of them.
 */
export async function purgeDirectVersions(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('published_versions')
    .where('is_direct', '=', 1)
    .where((eb) => eb(nextVersionOf(eb).select('next.is_direct'), '=', 1))
    .where((eb) => eb(nextVersionOf(eb).select('next.published_at'), '<', before))
    .execute()
}

const nextVersionOf = (eb: ExpressionBuilder<Database, 'published_versions'>) =>
  eb
    .selectFrom('published_versions as next')
    .whereRef('next.noun', '=', 'published_versions.noun')
    .whereRef('next.key', '=', 'published_versions.key')
    .whereRef('next.number', '>', 'published_versions.number')
    .orderBy('next.number')
    .limit(1)
