import type * as v from 'valibot'
import type { CallDeclaration } from '#app/platform/http/define-call.ts'
import { type HandledCall, handle } from '#app/platform/http/handle-call.server.ts'
import { idFrom } from '#app/platform/http/id-from.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { Editor } from '#app/platform/permissions/session.ts'
import type { Outcome } from './outcome.ts'
import { settle } from './settle.server.ts'

/** What is said about one of them, as a noun's words say it. */
type ManagedWords = {
  saved: string
  changedMeanwhile: (somebody: string | undefined) => string
  deleted: string
  isBack: string
  gone: string
  tooLate: string
  /** Where what is no id is refused as such. */
  noId?: string
}

type ManagedStore<Row, Edit> = {
  list: () => Promise<Row[]>
  change: (editor: Editor, id: number, edit: Edit) => Promise<Outcome<Row>>
  remove: (editor: Editor, id: number) => Promise<Outcome<{ id: number }>>
  restore: (editor: Editor, id: number) => Promise<Outcome<{ id: number }>>
}

type Call<Path extends string, Answer> = Omit<CallDeclaration, 'body' | 'query'> & {
  path: Path
  may: Capability
  answer: v.GenericSchema<unknown, Answer>
}
type OfOne = `${string}/:id`
type Done = { message: string; id: number }

/** What `defineManaged` gives. */
type ManagedCalls<Row, Edit> = {
  list: Call<string, Row[]>
  change: Call<OfOne, Row & { message: string }> & { body: v.GenericSchema<unknown, Edit> }
  remove: Call<OfOne, Done>
  restore: Call<`${OfOne}/restore`, Done>
}

/** Answers the calls of `defineManaged` over the noun's store. */
export function handleManaged<Row, Edit, Needs>(
  calls: ManagedCalls<Row, Edit>,
  words: ManagedWords,
  storeOf: (needs: Needs) => ManagedStore<Row, Edit>,
): HandledCall<Needs>[] {
  const idOf = ({ id: text }: { id: string }): number => {
    const id = idFrom(text)
    if (id !== undefined) return id
    throw words.noId === undefined ? new Problem(404, words.gone) : new Problem(400, words.noId)
  }
  return [
    handle(calls.list, (needs: Needs) => storeOf(needs).list()),

    handle(calls.change, async (needs: Needs, { params, editor, body }) => {
      const changed = settle(await storeOf(needs).change(editor, idOf(params), body), {
        gone: words.gone,
        conflict: (latest) => words.changedMeanwhile(latest?.who),
      })
      return { ...changed, message: words.saved }
    }),

    handle(calls.remove, async (needs: Needs, { params, editor }) => {
      const removed = settle(await storeOf(needs).remove(editor, idOf(params)), words)
      return { message: words.deleted, ...removed }
    }),

    handle(calls.restore, async (needs: Needs, { params, editor }) => {
      const restored = settle(await storeOf(needs).restore(editor, idOf(params)), {
        gone: words.tooLate,
      })
      return { message: words.isBack, ...restored }
    }),
  ]
}
