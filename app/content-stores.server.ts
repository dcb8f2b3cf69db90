import { modelEditorStore } from '#app/catalogue/editor/model-editor-store.server.ts'
import { modelReviews } from '#app/catalogue/reviewable-content/model-reviews.server.ts'
import { vehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { previewLinkStore } from '#app/content/draft-previews/preview-link-store.server.ts'
import { publishNow } from '#app/content/publishing/publish-now.server.ts'
import type { DraftStoreDeps } from '#app/content/publishing/schedule-runner.server.ts'
import { reviewStore } from '#app/content/review-queue/review-store.server.ts'
import { filmStore } from '#app/media/films/film-store.server.ts'
import { contentRevisionStore } from '#app/platform/audit/content-revision-counter-store.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { dealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import { settingsStore } from '#app/platform/settings/settings-store.server.ts'
import { galleryStore } from '#app/site/gallery/gallery-store.server.ts'
import { slideStore } from '#app/site/home/slide-store.server.ts'
import { offerStore } from '#app/site/offers/offer-store.server.ts'
import type { PageContentKey } from '#app/site/page-content/page-content-keys.ts'
import {
  pageContentAuditSubject,
  pageContentPublishable,
} from '#app/site/page-content/page-content-publishable.server.ts'
import { pageContentStore } from '#app/site/page-content/page-content-store.server.ts'
import {
  pageContentKeysOfSetting,
  pageContentReviews,
} from '#app/site/page-content/page-contents.server.ts'

type Deps = DraftStoreDeps & { timeZone: string }
type Files = Pick<Parameters<typeof pageContentPublishable>[0], 'pictures' | 'media' | 'keptFiles'>

/** Creates the stores of vehicles and page contents. Their changes become versions of the page contents. */
export function contentStores(desk: Deps, files: Files) {
  const { db, timeZone } = desk
  const { pictures } = files
  const content = pageContentPublishable({
    ...files,
    dayOf: (now) => dayInZone(now, timeZone),
  })
  /** Stores that change these page contents without a draft. */
  const publishing = (key: PageContentKey, options?: { combinesChanges: boolean }) => ({
    ...desk,
    wrapChange: publishNow(content, [key], options),
  })
  return {
    content,
    revision: contentRevisionStore(db),
    vehicles: vehicleStore(db, pictures),
    dealer: dealerStore(publishing('dealer')),
    facts: settingsStore(desk, {
      wrapChange: (name) => publishNow(content, pageContentKeysOfSetting(name)),
      subjectsOf: (name) => pageContentKeysOfSetting(name).map(pageContentAuditSubject),
    }),
    gallery: galleryStore(publishing('gallery', { combinesChanges: true }), pictures),
    // Offers refer to models by name, and a publication can rename a model.
    models: modelEditorStore(publishing('offers'), pictures),
    previews: previewLinkStore(desk),
    parts: pageContentStore(desk, content),
    offers: offerStore(publishing('offers'), pictures),
    slides: slideStore(db, pictures),
    films: filmStore(db, pictures),
    // A confirmation of charges changes their document.
    fresh: reviewStore(publishing('charges', { combinesChanges: true }), [
      ...modelReviews,
      ...pageContentReviews,
    ]),
  }
}
