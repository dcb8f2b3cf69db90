import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'

type CrudDeclaration<At, DeletedAt, Row, Edit> = {
  /** Path of the list. `PATCH` on `{at}/:id` changes one row. */
  at: At
  /** Path for deletion by id. `{deletedAt}/:id/restore` undoes it. */
  deletedAt: DeletedAt
  /** Further paths that delete a row. */
  alsoDeletedAt?: readonly string[]
  read: Capability
  edit: Capability
  /** Summaries for the OpenAPI description. */
  says: { list: string; change: string; remove: string }
  /** One row in the response. */
  row: Row
  /** Body of an edit: `editSchema(fields)`. */
  body: Edit
  /** If set, a malformed id is answered with 400, otherwise with 404 like a missing row. */
  refusesNoId?: true
  sentences?: { signedOut?: string; invalid?: string }
}

type CrudRow = { id: v.GenericSchema<number>; version: v.GenericSchema<number> }

/**
 * Declares the endpoints with which staff manage many rows: list, change, delete, and restore
 * within 30 days.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineCrudEndpoints<
  const At extends string,
  const DeletedAt extends string,
  const Row extends CrudRow & v.ObjectEntries,
  Edit extends v.GenericSchema,
>(managed: CrudDeclaration<At, DeletedAt, Row, Edit>) {
  const { at, deletedAt, alsoDeletedAt, read, edit, says, row, body, sentences = {} } = managed
  const missing = managed.refusesNoId ? [400, 404] : [404]
  const rest = { tag: 'Manage', sentences }
  const done = v.object({ message: v.string(), id: v.number() })
  return {
    list: defineEndpoint({
      ...rest,
      method: 'GET',
      path: at,
      may: read,
      says: says.list,
      answer: v.array(v.object(row)),
    }),
    change: defineEndpoint({
      ...rest,
      method: 'PATCH',
      path: `${at}/:id`,
      may: edit,
      says: says.change,
      body,
      answer: v.object({ ...row, message: v.string() }),
      refusals: [...missing, 409],
    }),
    remove: defineEndpoint({
      ...rest,
      method: 'DELETE',
      path: `${deletedAt}/:id`,
      ...(alsoDeletedAt && { alsoAt: alsoDeletedAt }),
      may: edit,
      says: says.remove,
      answer: done,
      refusals: missing,
    }),
    restore: defineEndpoint({
      ...rest,
      method: 'POST',
      path: `${deletedAt}/:id/restore`,
      may: edit,
      says: 'Undo the deletion within 30 days',
      answer: done,
      refusals: missing,
    }),
  }
}
