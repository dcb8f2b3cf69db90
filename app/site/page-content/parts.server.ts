import {
  aboutContent,
  amcContent,
  financeContent,
  joyClubContent,
  loanContent,
  privacyContent,
  termsContent,
  warrantyContent,
} from './fact-parts.server.ts'
import { galleryContent } from './gallery-part.server.ts'
import { offersContent } from './offers-part.server.ts'
import type { PageContent } from './part.server.ts'
import type { PageContentKey } from './part-keys.ts'
import { slidesContent } from './slides-part.server.ts'

/** Every part of the site that is written as one document. */
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
