import { lineOfText, listOfItems, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** Setting for the price and the benefits of the club. */
export const joyClubSetting = defineSetting({
  name: 'joy-club',
  label: 'the Joy Club',
  shape: strictRecord({
    description: lineOfText(200),
    intro: lineOfText(300),
    benefits: listOfItems(strictRecord({ term: lineOfText(80), text: lineOfText(300) }), 1),
  }),
  fallback: { description: '', intro: '', benefits: [] },
})
