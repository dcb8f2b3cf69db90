import type { ModelDocument } from '#app/catalogue/vehicles/model-content.ts'
import { modelToRows, rowsToModelDocument } from '#app/catalogue/vehicles/model-rows.ts'

/**
 * Returns the document in the form in which it would be read from its rows. Redundant values are
 * removed, such as a small picture that equals the large one. So a second import of the same file
 * finds no change.
 */
export function normalizeAsStored(model: ModelDocument): ModelDocument {
  const { vehicle, variants, colours, features, accessories } = modelToRows(model)
  return rowsToModelDocument({
    vehicle: {
      ...{
        id: 0,
        price_version: 1,
        specifications_version: 1,
        price_is_approximate: 1,
        deleted_at: null,
      },
      ...{ engine_cc: null, form_value: null, note: null },
      ...{ deleted_status: null, figures_json: '{}', pictures_json: '{}', more_json: '{}' },
      ...vehicle,
      availability: vehicle.availability ?? 'on-sale',
    },
    variants,
    colours: colours.map((colour) => ({
      ...{ id: 0, vehicle_id: 0, finish: null, shown_in: null },
      ...{ swatch2: null, variant: null },
      ...colour,
    })),
    features,
    accessories: accessories.map((part) => ({ fitting: null, ...part })),
  })
}
