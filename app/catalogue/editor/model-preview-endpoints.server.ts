import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import {
  handlePreviewEndpoints,
  type PreviewEndpointDeps,
} from '#app/content/draft-previews/handle-preview-endpoints.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { ModelEditorStore } from './model-editor-store.server.ts'
import { modelPreviewEndpoints } from './model-preview-endpoints.ts'
import { unknown } from './staff-words.ts'

type Deps = PreviewEndpointDeps & { models: ModelEditorStore }

/** Endpoints for the preview links of a model's draft. */
export const handledModelPreviewEndpoints = handlePreviewEndpoints(
  modelPreviewEndpoints,
  async ({ models }: Deps, { slug = '' }) => {
    const model = await models.read(slug)
    if (!model) throw new Problem(404, unknown)
    const { name } = model.document
    // A draft without a name is labelled with its slug.
    const bikeName = toBikeName(typeof name === 'string' ? name : slug)
    return {
      noun: 'model',
      key: slug,
      page: modelDetailPath({ bikeName }),
    }
  },
)
