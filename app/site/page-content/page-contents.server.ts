import { loanDocumentsSetting } from '#app/catalogue/finance/loan-documents-setting.ts'
import { appointmentsContent } from '#app/crm/appointments/appointments-content.ts'
import { appointmentsSetting } from '#app/crm/appointments/appointments-setting.ts'
import { messageTextsCapabilities } from '#app/crm/message-texts/message-texts-content.ts'
import { messageTextsSetting } from '#app/crm/message-texts/message-texts-setting.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import { joyClubSetting } from '#app/site/frame/joy-club-setting.ts'
import { homeTextsSetting } from '#app/site/home/home-texts-setting.ts'
import { aboutContent } from '#app/site/markdown-pages/page-text-content.ts'
import {
  aboutPageSetting,
  privacyPageSetting,
  termsPageSetting,
} from '#app/site/markdown-pages/page-text-settings.server.ts'
import { dealerPageContent } from './dealer-content-definition.server.ts'
import type { PageContent } from './define-page-content.server.ts'
import { definePlainSettingContent } from './define-setting-content.server.ts'
import { deskRulesPageContent } from './desk-rules-content-definition.server.ts'
import { filmsPageContent } from './films-content-definition.server.ts'
import { galleryPageContent } from './gallery-content-definition.server.ts'
import { languagesSetting } from './languages-content.ts'
import { offersPageContent } from './offers-content-definition.server.ts'
import { pageContentCapabilities } from './page-content-endpoints.ts'
import { isPageContentKey, type PageContentKey } from './page-content-keys.ts'
import {
  amcPageContent,
  chargesPageContent,
  electricityPageContent,
  loanPageContent,
  warrantyPageContent,
} from './setting-contents.server.ts'
import { slidesPageContent } from './slides-content-definition.server.ts'

/** All page contents by key. */
export const pageContents: Readonly<Record<PageContentKey, PageContent>> = {
  home: definePlainSettingContent({ key: 'home', facts: homeTextsSetting }),
  slides: slidesPageContent,
  offers: offersPageContent,
  gallery: galleryPageContent,
  about: definePlainSettingContent({
    key: 'about',
    facts: aboutPageSetting,
    references: aboutContent.references,
  }),
  terms: definePlainSettingContent({ key: 'terms', facts: termsPageSetting }),
  privacy: definePlainSettingContent({ key: 'privacy', facts: privacyPageSetting }),
  amc: amcPageContent,
  warranty: warrantyPageContent,
  'joy-club': definePlainSettingContent({ key: 'joy-club', facts: joyClubSetting }),
  finance: definePlainSettingContent({ key: 'finance', facts: loanDocumentsSetting }),
  films: filmsPageContent,
  loan: loanPageContent,
  electricity: electricityPageContent,
  charges: chargesPageContent,
  appointments: definePlainSettingContent({
    key: 'appointments',
    facts: appointmentsSetting,
    may: appointmentsContent.may,
  }),
  dealer: dealerPageContent,
  'desk-rules': deskRulesPageContent,
  'message-texts': definePlainSettingContent({
    key: 'message-texts',
    facts: messageTextsSetting,
    may: messageTextsCapabilities,
  }),
  languages: definePlainSettingContent({ key: 'languages', facts: languagesSetting }),
}

/** Values of page contents that staff confirm from time to time. */
export const pageContentReviews = Object.values(pageContents).flatMap(({ reviews }) => reviews)

/** Returns the page contents that a setting stores: one or none. */
export const pageContentKeysOfSetting = (name: string): PageContentKey[] =>
  Object.values(pageContents).flatMap(({ key, setting }) => (setting === name ? [key] : []))

/** Returns the capability to edit a page content, which also allows to see its draft. */
export const draftCapabilityOf = (key: string): Capability =>
  (isPageContentKey(key) ? pageContents[key].may : pageContentCapabilities).draft
