import * as v from 'valibot'
import { listOfItems, pictureName, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'
import * as about from './about-text.ts'
import * as privacy from './privacy-text.ts'
import * as terms from './terms-text.ts'
import { longText, placedText } from './text-shapes.server.ts'

/** The longest text of a page. */
const longest = 20_000

/** What a page of text says: in one line, for search engines, and whole. */
const page = {
  intro: placedText(300),
  description: placedText(200),
  body: longText(longest),
}

export const aboutFacts = defineSetting({
  name: 'about',
  label: 'the page About us',
  shape: strictRecord({
    title: placedText(80),
    ...page,
    /** Read across: "22 models to choose from". */
    figures: listOfItems(strictRecord({ figure: placedText(20), label: placedText(80) }), 0, 8),
    picture: v.optional(pictureName),
    /** Read to who does not see the picture. */
    pictureText: placedText(200),
  }),
  fallback: {
    title: about.oneHouse,
    intro: about.sellsAndLooksAfter,
    description: about.pageDescription,
    figures: about.figures.map((it) => ({ ...it })),
    picture: 'site/dealer-front',
    pictureText: about.fromTheStreet,
    body: about.body,
  },
})

export const termsFacts = defineSetting({
  name: 'terms',
  label: 'the terms',
  shape: strictRecord(page),
  fallback: { intro: terms.inShort, description: terms.pageDescription, body: terms.body },
})

export const privacyFacts = defineSetting({
  name: 'privacy',
  label: 'the privacy notice',
  shape: strictRecord(page),
  fallback: { intro: privacy.inShort, description: privacy.pageDescription, body: privacy.body },
})
