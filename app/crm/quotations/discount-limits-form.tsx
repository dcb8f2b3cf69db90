import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useLatestRow } from '#app/ui/portal/use-latest-row.ts'
import {
  changeDiscountLimits,
  discountLimitFields,
  getDiscountLimits,
} from './discount-limit-endpoints.ts'
import * as words from './quotation-desk-words.ts'

type Props = EndpointAnswer<typeof getDiscountLimits> & { onSaved: () => void }

/** Form on the page Manage → Desk rules: the highest discount that each role may give alone. */
export function DiscountLimitsForm({ salesDiscount, managerDiscount, version, onSaved }: Props) {
  const { current, learn, keep } = useLatestRow({ version }, async () => {
    const theirs = await requestAsStaff(getDiscountLimits)
    return theirs.ok ? { version: theirs.value.version } : undefined
  })
  return (
    <section aria-labelledby="discount-limits" className="mt-12">
      <h2 id="discount-limits" className="font-semibold text-lg">
        {words.limits}
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-quiet">{words.limitsHint}</p>
      <EndpointForm
        fields={discountLimitFields}
        keptAs="discount limits"
        values={{
          salesDiscount: String(salesDiscount),
          managerDiscount: String(managerDiscount),
        }}
        send={(limits) =>
          requestAsStaff(changeDiscountLimits, { body: { ...limits, version: current.version } })
        }
        failure={words.limitsFailed}
        onConflict={learn}
        onDone={(saved) => {
          keep(saved)
          onSaved()
        }}
        layout={(show) => <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">{show()}</div>}
        className="max-w-3xl gap-6"
      />
    </section>
  )
}
