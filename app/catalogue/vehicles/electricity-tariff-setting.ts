import * as v from 'valibot'
import { day, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

const tariffMessage = 'must be more than 0 and at most 100'

export const rupeesPerUnit = v.pipe(
  v.number(tariffMessage),
  v.gtValue(0, tariffMessage),
  v.maxValue(100, tariffMessage),
)

/**
 * Price of a unit (1 kWh) at home, from which the cost of a kilometre is calculated. Without it no
 * page shows that cost.
 */
export const electricityTariffSetting = defineSetting({
  name: 'electricity',
  label: 'the electricity tariff',
  shape: v.nullable(strictRecord({ rupeesPerUnit, checkedOn: day })),
  fallback: null,
})
