import { listOfItems, strictRecord, lineOfText } from '#app/platform/schema/shapes.ts'
import { defineSetting } from '#app/platform/settings/define-facts.ts'

/** What the club costs and gives. */
export const joyClubFacts = defineSetting({
  name: 'joy-club',
  label: 'the Joy Club',
  shape: strictRecord({
    description: lineOfText(200),
    intro: lineOfText(300),
    benefits: listOfItems(strictRecord({ term: lineOfText(80), text: lineOfText(300) }), 1),
  }),
  fallback: { description: '', intro: '', benefits: [] },
})
