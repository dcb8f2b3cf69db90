import { amcForm, financeForm, joyClubForm, loanForm, warrantyForm } from './fact-forms.ts'
import { galleryForm, offersForm, slidesForm } from './list-forms.ts'
import type { PartForm } from './part-form.ts'
import type { PartKey } from './part-keys.ts'
import { aboutForm, privacyForm, termsForm } from './text-forms.ts'

/** How each part of the site is written. */
export const partForms: Readonly<Record<PartKey, PartForm>> = {
  slides: slidesForm,
  offers: offersForm,
  gallery: galleryForm,
  about: aboutForm,
  terms: termsForm,
  privacy: privacyForm,
  amc: amcForm,
  warranty: warrantyForm,
  'joy-club': joyClubForm,
  finance: financeForm,
  loan: loanForm,
}
