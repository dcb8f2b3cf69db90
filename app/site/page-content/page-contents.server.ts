import type { PageContent } from './define-page-content.server.ts'
import { galleryPageContent } from './gallery-content-definition.server.ts'
import { offersPageContent } from './offers-content-definition.server.ts'
import type { PageContentKey } from './page-content-keys.ts'
import {
  aboutPageContent,
  amcPageContent,
  financePageContent,
  joyClubPageContent,
  loanPageContent,
  privacyPageContent,
  termsPageContent,
  warrantyPageContent,
} from './setting-contents.server.ts'
import { slidesPageContent } from './slides-content-definition.server.ts'

/** All page contents by key. */
export const pageContents: Readonly<Record<PageContentKey, PageContent>> = {
  slides: slidesPageContent,
  offers: offersPageContent,
  gallery: galleryPageContent,
  about: aboutPageContent,
  terms: termsPageContent,
  privacy: privacyPageContent,
  amc: amcPageContent,
  warranty: warrantyPageContent,
  'joy-club': joyClubPageContent,
  finance: financePageContent,
  loan: loanPageContent,
}

/** Returns the page contents that a setting stores: one or none. */
export const pageContentKeysOfSetting = (name: string): PageContentKey[] =>
  Object.values(pageContents).flatMap(({ key, setting }) => (setting === name ? [key] : []))
