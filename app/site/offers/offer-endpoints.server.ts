import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import { storeUploadedPicture } from '#app/media/pictures/store-uploaded-picture.server.ts'
import { handleCrudEndpoints } from '#app/platform/audit/handle-crud-endpoints.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { isDateRangeInOrder } from '#app/platform/schema/entry-checks.ts'
import { createOffer, offerCrudEndpoints } from './offer-endpoints.ts'
import type { OfferStore } from './offer-store.server.ts'
import * as words from './staff-words.ts'

type Deps = { offers: OfferStore; vehicles: VehicleStore }

/** Endpoints of the page Manage → Offer. */
export const offerEndpoints = [
  ...handleCrudEndpoints(offerCrudEndpoints, words.managed, ({ offers, vehicles }: Deps) => ({
    ...offers,
    change: async (editor, id, edit) => {
      await requireKnownModels(vehicles, edit.models)
      // A field that the edit does not contain keeps its value.
      requireValidPeriod({ ...(await offers.find(id)), ...edit })
      return offers.change(editor, id, edit)
    },
  })),

  handleEndpoint(
    createOffer,
    async ({ offers, vehicles, media }: Deps & { media: MediaStore }, { editor, body }) => {
      const { image, ...terms } = body
      await requireKnownModels(vehicles, terms.models)
      requireValidPeriod(terms)
      const picture = await storeUploadedPicture(media, 'image', image)
      const offer = await offers.create(editor, { ...terms, picture })
      return { message: words.added, offer }
    },
  ),
]

/**
 * Throws 422 if an offer refers to a model that does not exist. The model need not be on the site.
 */
async function requireKnownModels(
  vehicles: VehicleStore,
  names: readonly string[] | null = [],
): Promise<void> {
  for (const name of names ?? []) {
    if (await vehicles.findByName(name)) continue
    const message = words.noSuchModel(name)
    throw new Problem(422, message, { errors: { models: [message] } })
  }
}

/** Applies the same rule as the schema of the document with all offers. */
function requireValidPeriod({ from, until }: OfferPeriod): void {
  if (isDateRangeInOrder({ from: from ?? undefined, until: until ?? undefined })) return
  throw new Problem(422, words.endsBefore, { errors: { until: [words.endsBefore] } })
}

type OfferPeriod = { from?: string | null | undefined; until?: string | null | undefined }
