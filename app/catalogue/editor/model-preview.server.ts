import { layOver } from '#app/catalogue/vehicles/laid-over.server.ts'
import { rowsOf } from '#app/catalogue/vehicles/model-rows.ts'
import { detailPath, modelOfPage } from '#app/catalogue/vehicles/paths.ts'
import { bikeNameOf } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { Drawn } from '#app/content/draft-previews/preview.server.ts'
import type { HeldDocument } from '#app/content/publishing/draft-steps-store.server.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { flaw } from './field-names.ts'
import type { ManagedModelStore } from './managed-model-store.server.ts'
import { readModel } from './read-model.ts'
import { withStandIns } from './stand-in.ts'

type Needs = {
  db: Db
  vehicles: VehicleStore
  models: Pick<ManagedModelStore, 'drafts'>
  pictures: PictureLibrary
  clock: () => Date
  timeZone: string
}

type Laid = {
  shown: Drawn
  stores: { vehicles: VehicleStore }
  isLeft: (path: string) => Promise<boolean>
}

/** A model as it is written, and all models with it laid over them; undefined where there is none of that slug. */
export async function previewModel(
  needs: Needs,
  { key: slug, held }: { key: string; held?: HeldDocument | undefined },
): Promise<Laid | undefined> {
  const { db, vehicles, models, pictures, clock, timeZone } = needs
  const kept = await models.drafts.read(slug, held)
  if (!kept) return undefined
  const { document, gaps } = readModel(kept.document)
  const today = dayInZone(clock(), timeZone)
  const model = document ?? withStandIns(kept.document, { key: slug, today })
  const beneath = await db
    .selectFrom('vehicles')
    .select(['id', 'name'])
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const laid = layOver(vehicles, rowsOf(model), { beneath, pictures })
  return {
    shown: {
      label: model.name,
      home: detailPath({ bikeName: bikeNameOf(model.name) }),
      state: kept.isPublished ? (kept.hasDraft ? 'changed' : 'same') : 'new',
      missing: Object.keys(gaps).map((path) => flaw(path, '')),
    },
    stores: { vehicles: laid },
    // A link bears the name that the model had then; a model's page of no model can only be its own.
    async isLeft(path) {
      const name = modelOfPage(path)
      return name !== undefined && (await laid.findByName(name)) === undefined
    },
  }
}
