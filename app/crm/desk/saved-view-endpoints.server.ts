import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import * as words from './saved-desk-views-words.ts'
import { deleteDeskView, saveDeskView } from './saved-view-endpoints.ts'
import type { SavedViewStore } from './saved-view-store.server.ts'

type Deps = { deskViews: SavedViewStore }

export const savedViewEndpoints = [
  handleEndpoint(saveDeskView, async ({ deskViews }: Deps, { session, body }) => {
    const { id } = session.staff
    if (!(await deskViews.save(id, body))) throw new Problem(422, words.tooMany)
    return { message: words.isKept(body.name), views: await deskViews.list(id) }
  }),

  handleEndpoint(deleteDeskView, async ({ deskViews }: Deps, { session, params }) => {
    const { id } = session.staff
    await deskViews.delete(id, params.name)
    return { message: words.isForgotten, views: await deskViews.list(id) }
  }),
]
