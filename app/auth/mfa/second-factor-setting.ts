import * as v from 'valibot'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** Setting with which the owner requires a second factor from everybody. */
export const secondFactorSetting = defineSetting({
  name: 'second-step',
  label: 'the second step at login',
  shape: v.object({ isRequired: v.boolean() }),
  fallback: { isRequired: false },
})
