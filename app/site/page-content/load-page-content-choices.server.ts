import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { ReferenceChoices } from '#app/content/fields/content-field.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import * as words from './form-words.ts'
import { linkablePages } from './linkable-pages.ts'

type Deps = { vehicles: Pick<VehicleStore, 'listAll'>; dealer: Pick<DealerStore, 'get'> }

/** Loads the pages and models to which links and offers may refer. Inactive models are included. */
export async function loadPageContentChoices({
  vehicles,
  dealer,
}: Deps): Promise<ReferenceChoices> {
  const ofKinds = await Promise.all(vehicleKinds.map((kind) => vehicles.listAll(kind)))
  const models = ofKinds.flat()
  const { id } = await dealer.get()
  return {
    page: [
      ...models.map((model) => ({ value: modelDetailPath(model), label: words.model(model.name) })),
      { value: `/dealers/${id}`, label: words.howToFindUs },
      ...linkablePages.map((page) => ({ value: page, label: words.pageNames[page] ?? page })),
    ],
    model: models.map(({ name, bikeName }) => ({ value: bikeName, label: name })),
  }
}
