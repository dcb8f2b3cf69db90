import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { ReferenceChoices } from '#app/content/fields/content-field.ts'
import { furtherLanguages } from '#app/content/fields/further-languages.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import * as words from './form-words.ts'
import { languagesSetting } from './languages-content.ts'
import { linkablePages } from './linkable-pages.ts'

type Deps = {
  vehicles: Pick<VehicleStore, 'listAll'>
  dealer: Pick<DealerStore, 'get'>
  facts: Pick<SettingsStore, 'get'>
}

/**
 * Loads the pages and models to which links and offers may refer, and the languages that the dealer
 * has switched on. Inactive models are included.
 */
export async function loadPageContentChoices({
  vehicles,
  dealer,
  facts,
}: Deps): Promise<ReferenceChoices> {
  const ofKinds = await Promise.all(vehicleKinds.map((kind) => vehicles.listAll(kind)))
  const models = ofKinds.flat()
  const { id } = await dealer.get()
  const { languages } = await facts.get(languagesSetting)
  return {
    page: [
      ...models.map((model) => ({ value: modelDetailPath(model), label: words.model(model.name) })),
      { value: `/dealers/${id}`, label: words.howToFindUs },
      ...linkablePages.map((page) => ({ value: page, label: words.pageNames[page] ?? page })),
    ],
    language: furtherLanguages.filter(({ value }) => languages.includes(value)),
    model: models.map(({ name, bikeName }) => ({ value: bikeName, label: name })),
  }
}
