import type { PageContent } from './define-page-content.server.ts'
import { galleryContent } from './gallery-content-definition.server.ts'
import { offersContent } from './offers-content-definition.server.ts'
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
import { slidesContent } from './slides-content-definition.server.ts'

/** All page contents by key. */
export const pageContents: Readonly<Record<PageContentKey, PageContent>> = {
  slides: slidesContent,
  offers: offersContent,
  gallery: galleryContent,
  about: aboutContent,
  terms: termsContent,
  privacy: privacyContent,
  amc: amcContent,
  warranty: warrantyContent,
  'joy-club': joyClubContent,
  finance: financeContent,
  loan: loanContent,
}
