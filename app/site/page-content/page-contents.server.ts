import type { Capability } from '#app/platform/permissions/capability.ts'
import { dealerPageContent } from './dealer-content-definition.server.ts'
import type { PageContent } from './define-page-content.server.ts'
import { deskRulesPageContent } from './desk-rules-content-definition.server.ts'
import { filmsPageContent } from './films-content-definition.server.ts'
import { galleryPageContent } from './gallery-content-definition.server.ts'
import { offersPageContent } from './offers-content-definition.server.ts'
import { pageContentCapabilities } from './page-content-endpoints.ts'
import { isPageContentKey, type PageContentKey } from './page-content-keys.ts'
import {
  aboutPageContent,
  amcPageContent,
  appointmentsPageContent,
  chargesPageContent,
  electricityPageContent,
  financePageContent,
  homePageContent,
  joyClubPageContent,
  languagesPageContent,
  loanPageContent,
  messageTextsPageContent,
  privacyPageContent,
  termsPageContent,
  warrantyPageContent,
} from './setting-contents.server.ts'
import { slidesPageContent } from './slides-content-definition.server.ts'

/** All page contents by key. */
export const pageContents: Readonly<Record<PageContentKey, PageContent>> = {
  home: homePageContent,
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
  films: filmsPageContent,
  loan: loanPageContent,
  electricity: electricityPageContent,
  charges: chargesPageContent,
  appointments: appointmentsPageContent,
  dealer: dealerPageContent,
  'desk-rules': deskRulesPageContent,
  'message-texts': messageTextsPageContent,
  languages: languagesPageContent,
}

/** Values of page contents that staff confirm from time to time. */
export const pageContentReviews = Object.values(pageContents).flatMap(({ reviews }) => reviews)

/** Returns the page contents that a setting stores: one or none. */
export const pageContentKeysOfSetting = (name: string): PageContentKey[] =>
  Object.values(pageContents).flatMap(({ key, setting }) => (setting === name ? [key] : []))

/** Returns the capability to edit a page content, which also allows to see its draft. */
export const draftCapabilityOf = (key: string): Capability =>
  (isPageContentKey(key) ? pageContents[key].may : pageContentCapabilities).draft
