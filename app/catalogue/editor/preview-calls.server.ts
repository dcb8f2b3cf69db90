import { detailPath } from '#app/catalogue/vehicles/paths.ts'
import { bikeNameOf } from '#app/catalogue/vehicles/vehicle.ts'
import {
  handlePreviewCalls,
  type PreviewCallNeeds,
} from '#app/content/draft-previews/handle-preview-calls.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { ManagedModelStore } from './managed-model-store.server.ts'
import { modelPreviewCalls } from './preview-calls.ts'
import { unknown } from './staff-words.ts'

type Needs = PreviewCallNeeds & { models: ManagedModelStore }

/** Links that show a model as it is written. */
export const handledModelPreviews = handlePreviewCalls(
  modelPreviewCalls,
  async ({ models }: Needs, { slug = '' }) => {
    const model = await models.read(slug)
    if (!model) throw new Problem(404, unknown)
    const { name } = model.document
    // One without a name is called by its address.
    const bikeName = bikeNameOf(typeof name === 'string' ? name : slug)
    return {
      noun: 'model',
      key: slug,
      page: detailPath({ bikeName }),
    }
  },
)
