import type { FilmStore } from '#app/media/films/film-store.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { GalleryStore } from '#app/site/gallery/gallery-store.server.ts'
import type { SlideStore } from '#app/site/home/slide-store.server.ts'
import type { OfferStore } from '#app/site/offers/offer-store.server.ts'

/** Stores from which public pages read their content. A preview replaces these stores. */
export type PublicContentReader = {
  slides: Pick<SlideStore, 'listShown' | 'showing'>
  offers: Pick<OfferStore, 'listShown' | 'showing'>
  gallery: Pick<GalleryStore, 'list' | 'showing'>
  facts: Pick<SettingsStore, 'get'>
  dealer: Pick<DealerStore, 'get'>
  films: Pick<FilmStore, 'find' | 'showing'>
}
