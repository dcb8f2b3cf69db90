import type { PageContent } from './define-page-content.server.ts'
import { galleryPageContent } from './gallery-content-definition.server.ts'
import { offersPageContent } from './offers-content-definition.server.ts'
import type { PageContentKey } from './page-content-keys.ts'
import {
  aboutContent,
  amcContent,
  financeContent,
  joyClubContent,
  loanContent,
  privacyContent,
  termsContent,
  warrantyContent,
} from './setting-contents.server.ts'
import { slidesPageContent } from './slides-content-definition.server.ts'

/** All page contents by key. */
export const pageContents: Readonly<Record<PageContentKey, PageContent>> = {
  slides: slidesPageContent,
  offers: offersPageContent,
  gallery: galleryPageContent,
  about: aboutContent,
  terms: termsContent,
  privacy: privacyContent,
  amc: amcContent,
  warranty: warrantyContent,
  'joy-club': joyClubContent,
  finance: financeContent,
  loan: loanContent,
}
