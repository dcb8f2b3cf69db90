import { galleryContent } from '#app/site/gallery/gallery-content.ts'
import { slideContent } from '#app/site/home/slide-content.ts'
import { offerContent } from '#app/site/offers/offer-content.ts'
import type { PageContentForm } from './page-content-form.ts'
import type { PageContentKey } from './page-content-keys.ts'
import { aboutContentForm, privacyContentForm, termsContentForm } from './page-text-forms.ts'
import {
  amcContentForm,
  financeContentForm,
  joyClubContentForm,
  loanContentForm,
  warrantyContentForm,
} from './setting-content-forms.ts'

/** Editor form of each page content. */
export const pageContentForms: Readonly<Record<PageContentKey, PageContentForm>> = {
  slides: slideContent,
  offers: offerContent,
  gallery: galleryContent,
  about: aboutContentForm,
  terms: termsContentForm,
  privacy: privacyContentForm,
  amc: amcContentForm,
  warranty: warrantyContentForm,
  'joy-club': joyClubContentForm,
  finance: financeContentForm,
  loan: loanContentForm,
}
