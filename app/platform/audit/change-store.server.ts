import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { ChangeTable } from '#app/platform/db/schema-staff.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import type { AuditedValues, Change } from './change.ts'

export type ChangeStore = ReturnType<typeof changeStore>

export type NewChange = {
  at: Date
  /**
   * `id` is null if the author has no account: an unknown visitor, or an administrator on the
   * server itself.
   */
  editor: Actor | { id: null; userId: string }
  action: string
  /** Type and id of the changed row, such as `vehicle/12`. */
  subject: string
  label: string
  before?: AuditedValues
  after?: AuditedValues
}

/**
 * Subject of security events such as logins and exports. The list of changes omits these events.
 */
export const securitySubject = 'security'

/**
 * The audit log. An entry is written in the same transaction as the change, and is never altered.
 */
export function changeStore(db: Db) {
  const newest = () => db.selectFrom('changes').selectAll().orderBy('id', 'desc')
  return {
    async record({ at, editor, action, subject, label, before = {}, after = {} }: NewChange) {
      await db
        .insertInto('changes')
        .values({
          at: at.toISOString(),
          staff_id: editor.id,
          who: editor.userId,
          action,
          subject,
          label,
          before_json: JSON.stringify(before),
          after_json: JSON.stringify(after),
        })
        .execute()
    },

    /** Lists changes, newest first. `before` is the id of the last change that the client has. */
    async listNewest(limit: number, before?: number): Promise<Change[]> {
      let query = newest().where('subject', '!=', securitySubject).limit(limit)
      if (before !== undefined) query = query.where('id', '<', before)
      return (await query.execute()).map(changeFromRow)
    },

    /** Lists security events such as logins and exports, newest first. */
    async listSecurity(limit: number): Promise<Change[]> {
      const rows = await newest().where('subject', '=', securitySubject).limit(limit).execute()
      return rows.map(changeFromRow)
    },

    /** Finds the newest publication of a document. */
    async findLastPublication(subject: string): Promise<Change | undefined> {
      const row = await newest()
        .where('subject', '=', subject)
        .where('action', '=', 'published')
        .limit(1)
        .executeTakeFirst()
      return row && changeFromRow(row)
    },

    /** Returns the subjects of one type, such as `vehicle`, that were changed at an instant or later. */
    async listSubjectsSince(type: string, at: string): Promise<Set<string>> {
      const rows = await db
        .selectFrom('changes')
        .select('subject')
        .distinct()
        .where('subject', 'like', `${type}/%`)
        .where('at', '>=', at)
        .execute()
      return new Set(rows.map(({ subject }) => subject))
    },

    /** Lists the changes of one subject, newest first. */
    async listOf(subject: string, limit: number): Promise<Change[]> {
      const rows = await newest().where('subject', '=', subject).limit(limit).execute()
      return rows.map(changeFromRow)
    },
  }
}

const auditedValues = v.record(
  v.string(),
  v.nullable(v.union([v.string(), v.number(), v.boolean()])),
)

function changeFromRow(row: Selectable<ChangeTable>): Change {
  const { id, at, who, action, subject, label } = row
  return {
    id,
    at,
    who,
    action,
    subject,
    label,
    before: parseStoredJson(auditedValues, row.before_json, {}),
    after: parseStoredJson(auditedValues, row.after_json, {}),
  }
}
