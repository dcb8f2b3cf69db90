import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import {
  calendarDayField,
  lineField,
  optionField,
  pagePathField,
} from '#app/content/fields/field-kinds.ts'
import { optional } from '#app/content/fields/field-modifiers.ts'
import { partsField, recordsField } from '#app/content/fields/record-field-kinds.ts'
import { pictureNameField } from '#app/content/fields/upload-field-kinds.ts'
import * as words from './slide-content-words.ts'
import { phoneTextSides, textSides } from './text-side.ts'

/** The fields of one slide. */
export const slideEntryFields = {
  headline: lineField(words.headline, { max: 80 }),
  line: lineField(words.line, { max: 200 }),
  picture: pictureNameField(words.picture, {
    hint: words.pictureHint,
    minimum: { width: 1600, height: 700 },
  }),
  tallPicture: optional(
    pictureNameField(words.tallPicture, {
      hint: words.tallPictureHint,
      minimum: { width: 750, height: 900 },
    }),
  ),
  quietSide: optionField(words.quietSide, textSides, words.textSides),
  tallQuietSide: optionField(words.tallQuietSide, phoneTextSides, words.phoneTextSides),
  link: partsField({
    href: pagePathField(words.buttonTo),
    text: lineField(words.buttonText, { max: 40 }),
  }),
  // The first and the last day on which the slide is shown.
  from: optional(calendarDayField(words.from, { hint: words.daysHint })),
  until: optional(calendarDayField(words.until, { hint: words.daysHint })),
}

/** The slides of the home page in order. */
export const slideContent = defineContent({
  key: 'slides',
  label: 'the home slides',
  page: '/',
  sections: [{ id: 'slides', title: words.slides, hint: words.slidesHint, fields: ['slides'] }],
  fields: {
    slides: recordsField(words.slides, slideEntryFields, {
      one: words.slide,
      most: 20,
      start: { quietSide: 'left', tallQuietSide: 'top' },
    }),
  },
})

export type SlidesDocument = DocumentOf<typeof slideContent>
export type SlideDocument = SlidesDocument['slides'][number]
