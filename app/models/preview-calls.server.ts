import { handle } from '#app/http/handle-call.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import type { PreviewStore } from '#app/previews/preview-store.server.ts'
import { detailPath } from '#app/vehicles/paths.ts'
import { bikeNameOf } from '#app/vehicles/vehicle.ts'
import type { ManagedModelStore } from './managed-model-store.server.ts'
import { listPreviews, openPreview, revokePreviews } from './preview-calls.ts'
import * as words from './preview-words.ts'
import { unknown } from './staff-words.ts'

type Needs = { models: ManagedModelStore; previews: PreviewStore; publicUrl: string | undefined }

const noun = 'model'

/** Links that show a model as it is written. */
export const modelPreviewCalls = [
  handle(listPreviews, async ({ models, previews }: Needs, { params: { slug } }) => {
    await nameOf(models, slug)
    const open = await previews.listOpen({ noun, key: slug })
    return { open: open.length, expiresAt: open[0] ?? null }
  }),

  handle(openPreview, async (needs: Needs, { editor, facts, params: { slug } }) => {
    const { models, previews, publicUrl } = needs
    const bikeName = bikeNameOf(await nameOf(models, slug))
    const { token, expiresAt } = await previews.open(editor, { noun, key: slug })
    const path = `/preview/${token}${detailPath({ bikeName: encodeURIComponent(bikeName) })}`
    return { message: words.made, url: `${publicUrl ?? facts.origin}${path}`, expiresAt }
  }),

  handle(revokePreviews, async ({ models, previews }: Needs, { editor, params: { slug } }) => {
    await nameOf(models, slug)
    const ended = await previews.revoke(editor, { noun, key: slug })
    return { message: words.revoked(ended) }
  }),
]

/** What it is called by now, or its slug where it has no name yet. Throws 404 as a Problem. */
async function nameOf(models: ManagedModelStore, slug: string): Promise<string> {
  const model = await models.read(slug)
  if (!model) throw new Problem(404, unknown)
  const { name } = model.document
  return typeof name === 'string' ? name : slug
}
