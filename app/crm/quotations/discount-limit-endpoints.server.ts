import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { changeDiscountLimits, getDiscountLimits } from './discount-limit-endpoints.ts'
import { discountLimitsSetting } from './discount-limits.ts'
import * as words from './quotation-desk-words.ts'

type Deps = { facts: SettingsStore }

export const discountLimitEndpoints = [
  handleEndpoint(getDiscountLimits, (deps: Deps) => readDiscountLimits(deps)),

  handleEndpoint(changeDiscountLimits, async ({ facts }: Deps, { editor, body }) => {
    const { salesDiscount: sales, managerDiscount: manager, version } = body
    const was = await facts.findForEdit(discountLimitsSetting)
    unwrapResult(
      await facts.change(editor, discountLimitsSetting, {
        value: { sales, manager },
        version: version ?? was.version,
      }),
      { gone: words.limitsFailed, conflict: words.limitsChanged },
    )
    return { message: words.limitsSaved, ...(await readDiscountLimits({ facts })) }
  }),
]

export async function readDiscountLimits({ facts }: Deps) {
  const { value, version } = await facts.findForEdit(discountLimitsSetting)
  return { salesDiscount: value.sales, managerDiscount: value.manager, version }
}
