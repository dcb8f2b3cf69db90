import * as v from 'valibot'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** What the owner asks of everybody who logs in. */
export const secondFactorSetting = defineSetting({
  name: 'second-step',
  label: 'the second step at login',
  shape: v.object({ isRequired: v.boolean() }),
  fallback: { isRequired: false },
})
