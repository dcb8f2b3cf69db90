import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { skippableSteps, skippedStepsSetting } from './first-steps.ts'
import { skipFirstStep } from './first-steps-endpoints.ts'
import * as words from './first-steps-words.ts'

/** Endpoint of the list of first steps on the owner's dashboard. */
export const firstStepEndpoints = [
  handleEndpoint(
    skipFirstStep,
    async ({ facts }: { facts: SettingsStore }, { editor, params, body }) => {
      const step = skippableSteps.find((one) => one === params.step)
      if (!step) throw new Problem(404, words.unknownStep)
      const { value, version } = await facts.findForEdit(skippedStepsSetting)
      const skipped = skippableSteps.filter((one) =>
        one === step ? body.isSkipped : value.includes(one),
      )
      unwrapResult(await facts.change(editor, skippedStepsSetting, { value: skipped, version }), {
        gone: words.notSaved,
        conflict: () => words.notSaved,
      })
      return { message: body.isSkipped ? words.isSkipped : words.isShownAgain }
    },
  ),
]
