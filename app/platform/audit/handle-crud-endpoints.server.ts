import type * as v from 'valibot'
import type { Change } from '#app/platform/audit/change.ts'
import type { EndpointDeclaration } from '#app/platform/http/define-endpoint.ts'
import { type HandledEndpoint, handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { Result } from '#app/platform/result/result.ts'

/** Messages about one row. They name the row as the content type does, such as offer or picture. */
type CrudMessages = {
  saved: string
  changedMeanwhile: (somebody: string | undefined) => string
  deleted: string
  isBack: string
  gone: string
  tooLate: string
  /** Message for a malformed id, if the endpoint refuses such an id with 400. */
  noId?: string
}

type CrudStore<Row, Edit> = {
  list: () => Promise<Row[]>
  change: (editor: Actor, id: number, edit: Edit) => Promise<Result<Row, Change>>
  remove: (editor: Actor, id: number) => Promise<Result<{ id: number }>>
  restore: (editor: Actor, id: number) => Promise<Result<{ id: number }>>
}

type CrudEndpoint<Path extends string, Answer> = Omit<EndpointDeclaration, 'body' | 'query'> & {
  path: Path
  may: Capability
  answer: v.GenericSchema<unknown, Answer>
}
type ItemPath = `${string}/:id`
type ItemDoneAnswer = { message: string; id: number }

/** Return type of `defineCrudEndpoints`. */
type CrudEndpoints<Row, Edit> = {
  list: CrudEndpoint<string, Row[]>
  change: CrudEndpoint<ItemPath, Row & { message: string }> & {
    body: v.GenericSchema<unknown, Edit>
  }
  remove: CrudEndpoint<ItemPath, ItemDoneAnswer>
  restore: CrudEndpoint<`${ItemPath}/restore`, ItemDoneAnswer>
}

/** Handles the endpoints of `defineCrudEndpoints` with a store. */
export function handleCrudEndpoints<Row, Edit, Needs>(
  calls: CrudEndpoints<Row, Edit>,
  words: CrudMessages,
  storeOf: (needs: Needs) => CrudStore<Row, Edit>,
): HandledEndpoint<Needs>[] {
  const idOf = ({ id: text }: { id: string }): number => {
    const id = parseRowId(text)
    if (id !== undefined) return id
    throw words.noId === undefined ? new Problem(404, words.gone) : new Problem(400, words.noId)
  }
  return [
    handleEndpoint(calls.list, (needs: Needs) => storeOf(needs).list()),

    handleEndpoint(calls.change, async (needs: Needs, { params, editor, body }) => {
      const changed = unwrapResult(await storeOf(needs).change(editor, idOf(params), body), {
        gone: words.gone,
        conflict: (latest) => words.changedMeanwhile(latest?.who),
      })
      return { ...changed, message: words.saved }
    }),

    handleEndpoint(calls.remove, async (needs: Needs, { params, editor }) => {
      const removed = unwrapResult(await storeOf(needs).remove(editor, idOf(params)), words)
      return { message: words.deleted, ...removed }
    }),

    handleEndpoint(calls.restore, async (needs: Needs, { params, editor }) => {
      const restored = unwrapResult(await storeOf(needs).restore(editor, idOf(params)), {
        gone: words.tooLate,
      })
      return { message: words.isBack, ...restored }
    }),
  ]
}
