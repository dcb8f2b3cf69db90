import { checkboxField } from '#app/platform/forms/field-definitions.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { changeSecondFactorRequirement } from './second-factor-endpoints.ts'
import * as words from './staff-words.ts'

const fields = { isRequired: checkboxField(words.ruleLabel, { hint: words.ruleHint }) }

/** Form with which the owner requires a second step from everybody. */
export function RequireSecondFactorForm({
  rule,
  onDone,
}: {
  rule: { isRequired: boolean }
  onDone: () => void
}) {
  return (
    <section aria-labelledby="rule" className="max-w-prose">
      <h2 id="rule" className="mb-4 font-bold text-xl">
        {words.ruleHeading}
      </h2>
      <EndpointForm
        fields={fields}
        keptAs="second step rule"
        values={rule}
        send={(body) => requestAsStaff(changeSecondFactorRequirement, { body })}
        failure={words.notReached}
        submit={words.save}
        tone="quiet"
        onDone={onDone}
      />
    </section>
  )
}
