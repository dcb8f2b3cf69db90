import { modelContent } from '#app/catalogue/vehicles/model-content.ts'
import { withModelDraftOverlay } from '#app/catalogue/vehicles/model-draft-overlay.server.ts'
import { modelDetailPath, modelNameFromPath } from '#app/catalogue/vehicles/model-paths.ts'
import { modelToRows } from '#app/catalogue/vehicles/model-rows.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { PreviewBarData } from '#app/content/draft-previews/preview-context.server.ts'
import type { StoredDraftJson } from '#app/content/publishing/draft-row-store.server.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fillDraftGaps } from './fill-draft-gaps.ts'
import type { ModelEditorStore } from './model-editor-store.server.ts'
import { validateModelDraft } from './validate-model-draft.ts'

type Deps = {
  db: Db
  vehicles: VehicleStore
  models: Pick<ModelEditorStore, 'drafts'>
  pictures: PictureLibrary
  clock: () => Date
  timeZone: string
}

type ModelPreview = {
  shown: PreviewBarData
  stores: { vehicles: VehicleStore }
  isLeft: (path: string) => Promise<boolean>
}

/**
 * Returns the preview of a model's draft, and a store in which the draft replaces the site's model.
 * Resolves to undefined if no model has the slug.
 */
export async function previewModel(
  needs: Deps,
  { key: slug, held }: { key: string; held?: StoredDraftJson | undefined },
): Promise<ModelPreview | undefined> {
  const { db, vehicles, models, pictures, clock, timeZone } = needs
  const kept = await models.drafts.read(slug, held)
  if (!kept) return undefined
  const { document, gaps } = validateModelDraft(kept.document)
  const today = dayInZone(clock(), timeZone)
  const model = document ?? fillDraftGaps(kept.document, { key: slug, today })
  const beneath = await db
    .selectFrom('vehicles')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const laid = withModelDraftOverlay(vehicles, modelToRows(model), { beneath, pictures })
  return {
    shown: {
      label: model.name,
      home: modelDetailPath({ bikeName: toBikeName(model.name) }),
      state: kept.isPublished ? (kept.hasDraft ? 'changed' : 'same') : 'new',
      missing: Object.keys(gaps).map((path) => modelContent.fieldMessage(path, '')),
    },
    stores: { vehicles: laid },
    // A preview link contains the model's name at that time. A model path without a model can only
    // be its former name.
    async isLeft(path) {
      const name = modelNameFromPath(path)
      return name !== undefined && (await laid.findByName(name)) === undefined
    },
  }
}
