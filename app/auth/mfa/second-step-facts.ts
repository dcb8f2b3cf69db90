import * as v from 'valibot'
import { defineFacts } from '#app/platform/settings/define-facts.ts'

/** What the owner asks of everybody who logs in. */
export const secondStepFacts = defineFacts({
  name: 'second-step',
  label: 'the second step at login',
  shape: v.object({ isRequired: v.boolean() }),
  fallback: { isRequired: false },
})
