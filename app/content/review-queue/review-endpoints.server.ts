import { reviewableKinds } from '#app/platform/audit/reviewable-kind.ts'
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
    counts: (await fresh.count()).map(({ kind, count }) => ({ kind, count })),
  })),

  handleEndpoint(confirmReviewItems, async ({ fresh, mayDo }: Deps, { body, editor, session }) => {
    const mine = fresh.definitions.filter(({ may }) => mayDo(session.staff, may))
    if (!body.items.every(({ kind }) => mine.some((it) => it.kind === kind)))
      throw new Problem(403, words.notYours)
    const { change, confirmed, changed } = await fresh.confirm(editor, body.items)
    const told = words.changedMeanwhile(changed.map(({ name }) => name))
    if (change === undefined) throw new Problem(409, told)
    const done = words.confirmed(confirmed)
    const message = changed.length > 0 ? `${done} ${told}` : done
    return { message, change, confirmed, changed }
  }),

  handleEndpoint(undoConfirmation, async ({ fresh, mayDo }: Deps, { params, editor, session }) => {
    const may = capabilityCheck(mayDo, session.staff)
    const { restored, changed } = await fresh.undo(editor, params.change, may)
    const names = changed.map(({ name }) => name)
    return { message: words.isBack(restored.length, names) }
  }),
]
