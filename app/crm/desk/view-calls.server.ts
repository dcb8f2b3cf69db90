import { handle } from '#app/platform/http/handle-call.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { forgetView, keepView } from './view-calls.ts'
import type { ViewStore } from './view-store.server.ts'
import * as words from './view-words.ts'

type Needs = { deskViews: ViewStore }

export const viewCalls = [
  handle(keepView, async ({ deskViews }: Needs, { session, body }) => {
    const { id } = session.staff
    if (!(await deskViews.keep(id, body))) throw new Problem(422, words.tooMany)
    return { message: words.isKept(body.name), views: await deskViews.list(id) }
  }),

  handle(forgetView, async ({ deskViews }: Needs, { session, params }) => {
    const { id } = session.staff
    await deskViews.forget(id, params.name)
    return { message: words.isForgotten, views: await deskViews.list(id) }
  }),
]
