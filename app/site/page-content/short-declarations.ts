import { loanContent } from '#app/catalogue/finance/loan-content.ts'
import { loanDocumentsContent } from '#app/catalogue/finance/loan-documents-content.ts'
import { electricityTariffContent } from '#app/catalogue/vehicles/electricity-tariff-content.ts'
import { amcContent } from '#app/catalogue/warranty/amc-content.ts'
import { warrantyContent } from '#app/catalogue/warranty/warranty-content.ts'
import type { Content } from '#app/content/fields/define-content.ts'
import { assignmentRulesContent } from '#app/crm/assignment/assignment-rules-content.ts'
import { messageTextsContent } from '#app/crm/message-texts/message-texts-content.ts'
import { dealerContent } from '#app/site/dealer-on-pages/dealer-content.ts'
import { filmContent } from '#app/site/frame/film-content.ts'
import { joyClubContent } from '#app/site/frame/joy-club-content.ts'
import { galleryContent } from '#app/site/gallery/gallery-content.ts'
import { homeContent } from '#app/site/home/home-content.ts'
import { slideContent } from '#app/site/home/slide-content.ts'
import {
  aboutContent,
  privacyContent,
  termsContent,
} from '#app/site/markdown-pages/page-text-content.ts'
import { offerContent } from '#app/site/offers/offer-content.ts'
import { languagesContent } from './languages-content.ts'
import type { PageContentKey } from './page-content-keys.ts'

/** Page contents whose declarations are long, so that only their own editors load them. */
export type LongContentKey = 'charges' | 'appointments'

/** The declarations of all other page contents. */
export const shortDeclarations: Readonly<Record<Exclude<PageContentKey, LongContentKey>, Content>> =
  {
    home: homeContent,
    slides: slideContent,
    offers: offerContent,
    gallery: galleryContent,
    about: aboutContent,
    terms: termsContent,
    privacy: privacyContent,
    amc: amcContent,
    warranty: warrantyContent,
    'joy-club': joyClubContent,
    finance: loanDocumentsContent,
    films: filmContent,
    loan: loanContent,
    electricity: electricityTariffContent,
    dealer: dealerContent,
    'desk-rules': assignmentRulesContent,
    'message-texts': messageTextsContent,
    languages: languagesContent,
  }
