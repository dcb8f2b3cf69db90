import { lineOfText, listOfItems, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** What the club costs and gives. */
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
