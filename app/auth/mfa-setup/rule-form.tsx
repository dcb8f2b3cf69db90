import { checkbox } from '#app/platform/forms/fields.ts'
import { call } from '#app/ui/portal/call.ts'
import { CallForm } from '#app/ui/portal/call-form.tsx'
import { changeSecondStepRule } from './second-factor-calls.ts'
import * as words from './staff-words.ts'

const fields = { isRequired: checkbox(words.ruleLabel, { hint: words.ruleHint }) }

/** The owner's: whether everybody needs a second step. */
export function RuleForm({ rule, onDone }: { rule: { isRequired: boolean }; onDone: () => void }) {
  return (
    <section aria-labelledby="rule" className="max-w-prose">
      <h2 id="rule" className="mb-4 font-bold text-xl">
        {words.ruleHeading}
      </h2>
      <CallForm
        fields={fields}
        keptAs="second step rule"
        values={rule}
        send={(body) => call(changeSecondStepRule, { body })}
        failure={words.notReached}
        submit={words.save}
        tone="quiet"
        onDone={onDone}
      />
    </section>
  )
}
