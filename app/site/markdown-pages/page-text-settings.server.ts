import { recordSchema } from '#app/content/fields/content-field.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'
import { checkedBodyField } from './checked-body-field.server.ts'
import * as about from './default-about-text.ts'
import * as privacy from './default-privacy-text.ts'
import * as terms from './default-terms-text.ts'
import {
  aboutContent,
  aboutFields,
  pageTextFields,
  privacyContent,
  termsContent,
} from './page-text-content.ts'

export const aboutPageSetting = defineSetting({
  name: 'about',
  label: aboutContent.label,
  shape: recordSchema({ ...aboutFields, body: checkedBodyField }),
  fallback: {
    title: about.defaultAboutHeadline,
    intro: about.defaultAboutIntro,
    description: about.defaultAboutDescription,
    figures: about.defaultAboutNumbers.map((it) => ({ ...it })),
    picture: 'site/dealer-front',
    pictureText: about.defaultAboutPictureAlt,
    body: about.defaultAboutBody,
  },
})

export const termsPageSetting = defineSetting({
  name: 'terms',
  label: termsContent.label,
  shape: recordSchema({ ...pageTextFields, body: checkedBodyField }),
  fallback: {
    intro: terms.defaultTermsSummary,
    description: terms.defaultTermsDescription,
    body: terms.defaultTermsBody,
  },
})

export const privacyPageSetting = defineSetting({
  name: 'privacy',
  label: privacyContent.label,
  shape: recordSchema({ ...pageTextFields, body: checkedBodyField }),
  fallback: {
    intro: privacy.defaultPrivacySummary,
    description: privacy.defaultPrivacyDescription,
    body: privacy.defaultPrivacyBody,
  },
})
