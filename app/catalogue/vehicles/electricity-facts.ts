import * as v from 'valibot'
import { day, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

const rupees = 'must be more than 0 and at most 100'

/** What a unit (1 kWh) costs at home, for what a kilometre costs; without it no page says. */
export const electricityFacts = defineSetting({
  name: 'electricity',
  label: 'the electricity tariff',
  shape: v.nullable(
    strictRecord({
      rupeesPerUnit: v.pipe(v.number(rupees), v.gtValue(0, rupees), v.maxValue(100, rupees)),
      checkedOn: day,
    }),
  ),
  fallback: null,
})
