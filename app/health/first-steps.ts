import * as v from 'valibot'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** The steps that prepare a new installation, in the order in which the owner sees them. */
export const firstSteps = [
  'contact',
  'hours',
  'staff',
  'rules',
  'mail',
  'second-step',
  'backup-copy',
] as const

export type FirstStep = (typeof firstSteps)[number]

/** Visitors call the shown numbers, so this step cannot be skipped. */
export const skippableSteps = firstSteps.filter((step) => step !== 'contact')

/** The steps that the owner does not need. */
export const skippedStepsSetting = defineSetting({
  name: 'first-steps',
  label: 'the first steps',
  shape: v.pipe(v.array(v.picklist(skippableSteps)), v.maxLength(skippableSteps.length)),
  fallback: [],
})

export type FirstStepState = { step: FirstStep; state: 'open' | 'done' | 'skipped' }

export const isStepOpen = (steps: readonly FirstStepState[] | undefined, step: FirstStep) =>
  steps?.some((one) => one.step === step && one.state === 'open') ?? false
