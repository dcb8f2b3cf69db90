import { amcContentForm, financeContentForm, joyClubContentForm, loanContentForm, warrantyContentForm } from './fact-forms.ts'
import { galleryContentForm, offersContentForm, slidesContentForm } from './list-forms.ts'
import type { PageContentForm } from './part-form.ts'
import type { PageContentKey } from './part-keys.ts'
import { aboutContentForm, privacyContentForm, termsContentForm } from './text-forms.ts'

/** How each part of the site is written. */
export const pageContentForms: Readonly<Record<PageContentKey, PageContentForm>> = {
  slides: slidesContentForm,
  offers: offersContentForm,
  gallery: galleryContentForm,
  about: aboutContentForm,
  terms: termsContentForm,
  privacy: privacyContentForm,
  amc: amcContentForm,
  warranty: warrantyContentForm,
  'joy-club': joyClubContentForm,
  finance: financeContentForm,
  loan: loanContentForm,
}
