import * as v from 'valibot'
import { listOfItems, pictureName, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'
import * as about from './default-about-text.ts'
import * as privacy from './default-privacy-text.ts'
import * as terms from './default-terms-text.ts'
import { lineWithPlaceholders, markdownText } from './page-text-schemas.server.ts'

/** Maximum length of the text of a page, in characters. */
const maxBodyLength = 20_000

/** The text of a page: introduction, description for search engines, and body. */
const pageTextFields = {
  intro: lineWithPlaceholders(300),
  description: lineWithPlaceholders(200),
  body: markdownText(maxBodyLength),
}

export const aboutPageSetting = defineSetting({
  name: 'about',
  label: 'the page About us',
  shape: strictRecord({
    title: lineWithPlaceholders(80),
    ...pageTextFields,
    /** Figure and label together form one phrase: "22 models to choose from". */
    figures: listOfItems(
      strictRecord({ figure: lineWithPlaceholders(20), label: lineWithPlaceholders(80) }),
      0,
      8,
    ),
    picture: v.optional(pictureName),
    /** Alternative text of the picture. */
    pictureText: lineWithPlaceholders(200),
  }),
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
  label: 'the terms',
  shape: strictRecord(pageTextFields),
  fallback: {
    intro: terms.defaultTermsSummary,
    description: terms.defaultTermsDescription,
    body: terms.defaultTermsBody,
  },
})

export const privacyPageSetting = defineSetting({
  name: 'privacy',
  label: 'the privacy notice',
  shape: strictRecord(pageTextFields),
  fallback: {
    intro: privacy.defaultPrivacySummary,
    description: privacy.defaultPrivacyDescription,
    body: privacy.defaultPrivacyBody,
  },
})
