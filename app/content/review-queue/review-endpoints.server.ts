import { unwrapUndo } from '#app/platform/audit/bulk-change.server.ts'
import { reviewableKinds } from '#app/platform/audit/review-period.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { capabilityCheck, type HasCapability } from '#app/platform/permissions/capability.ts'
import { confirmReviewItems, listReviewItems, undoConfirmation } from './review-endpoints.ts'
import type { ReviewStore } from './review-store.server.ts'
import * as words from './staff-words.ts'

type Deps = { fresh: ReviewStore; mayDo: HasCapability }

/** Endpoints of the page "To confirm". */
export const reviewEndpoints = [
  handleEndpoint(listReviewItems, async ({ fresh }: Deps, { query }) => ({
    rows: await fresh.list(query.kind ? [query.kind] : reviewableKinds),
    counts: (await fresh.summary()).counts,
  })),

  handleEndpoint(confirmReviewItems, async ({ fresh, mayDo }: Deps, { body, editor, session }) => {
    const mine = fresh.definitions.filter(({ may }) => mayDo(session.staff, may))
    if (!body.items.every(({ kind }) => mine.some((it) => it.kind === kind)))
      throw new Problem(403, words.notYours)
    const done = await fresh.confirm(editor, body.items)
    const told = words.changedMeanwhile(done.changed.map(({ name }) => name))
    if (done.is === 'nothing') throw new Problem(409, told)
    const { is: _, ...answer } = done
    const said = words.confirmed(done.confirmed)
    return { ...answer, message: done.changed.length > 0 ? `${said} ${told}` : said }
  }),

  handleEndpoint(undoConfirmation, async ({ fresh, mayDo }: Deps, { params, editor, session }) => {
    const may = capabilityCheck(mayDo, session.staff)
    const { restored, changed } = unwrapUndo(await fresh.undo(editor, params.change, may), {
      nameOf: ({ name }) => name,
      gone: words.undoneAlready,
      forbidden: () => words.notYours,
    })
    const names = changed.map(({ name }) => name)
    const message =
      names.length === 0 ? words.isBack(restored.length) : words.someBack(restored.length, names)
    return { message }
  }),
]
