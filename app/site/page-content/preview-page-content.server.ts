import type { PreviewBarData } from '#app/content/draft-previews/preview-context.server.ts'
import type { StoredDraftJson } from '#app/content/publishing/draft-row-store.server.ts'
import type { FilmStore } from '#app/media/films/film-store.server.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { GalleryStore } from '#app/site/gallery/gallery-store.server.ts'
import type { SlideStore } from '#app/site/home/slide-store.server.ts'
import type { OfferStore } from '#app/site/offers/offer-store.server.ts'
import * as formWords from './form-words.ts'
import { pageContentDeclarations } from './page-content-declarations.ts'
import { isPageContentKey } from './page-content-keys.ts'
import type { PageContentStore } from './page-content-store.server.ts'
import { pageContents } from './page-contents.server.ts'

type PublicContentStores = {
  slides: SlideStore
  offers: OfferStore
  gallery: GalleryStore
  facts: SettingsStore
  dealer: DealerStore
  films: FilmStore
}

/**
 * Returns the public stores with a draft in place of the published content; undefined if no page
 * shows the content. If the draft is incomplete, the stores are unchanged.
 */
export async function previewPageContent(
  needs: PublicContentStores & { parts: PageContentStore },
  { key, held }: { key: string; held?: StoredDraftJson | undefined },
): Promise<{ shown: PreviewBarData; stores: PublicContentStores } | undefined> {
  if (!isPageContentKey(key)) return undefined
  const { page, fieldMessage } = pageContentDeclarations[key]
  if (page === undefined) return undefined
  const { document, meta } = await needs.parts.read(key, held)
  const part = pageContents[key]
  const { slides, offers, gallery, facts, dealer, films } = part.overlay(needs, document)
  return {
    shown: {
      label: formWords.parts[key],
      home: page,
      state: meta.hasDraft ? 'changed' : 'same',
      missing: Object.keys(meta.gaps).map((path) => fieldMessage(path, '')),
    },
    stores: {
      slides: { ...needs.slides, ...slides },
      offers: { ...needs.offers, ...offers },
      gallery: { ...needs.gallery, ...gallery },
      facts: { ...needs.facts, ...facts },
      dealer: { ...needs.dealer, ...dealer },
      films: { ...needs.films, ...films },
    },
  }
}
