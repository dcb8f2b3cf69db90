import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'

type CrudDeclaration<At, DeletedAt, Row, Edit> = {
  /** Where all of them are listed; below it, under its id, one is changed. */
  at: At
  /** Below it, under its id, one is deleted, and taken back at `/restore`. */
  deletedAt: DeletedAt
  /** Other addresses at which one may be deleted. */
  alsoDeletedAt?: readonly string[]
  read: Capability
  edit: Capability
  /** For the description of the interface. */
  says: { list: string; change: string; remove: string }
  /** One of them, as the staff see it. */
  row: Row
  /** What an edit sends: `editSchema(fields)`. */
  body: Edit
  /** Who asks for something that is no id is told so, with 400; else it is one that is gone. */
  refusesNoId?: true
  sentences?: { signedOut?: string; invalid?: string }
}

type CrudRow = { id: v.GenericSchema<number>; version: v.GenericSchema<number> }

/** The calls with which the staff manage many of one thing: list, change, delete and, within a day, take back. */
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
      says: 'Undo the deletion within a day',
      answer: done,
      refusals: missing,
    }),
  }
}
