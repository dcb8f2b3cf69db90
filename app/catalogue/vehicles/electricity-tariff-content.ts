import { fieldNames } from '#app/content/fields/content-field.ts'
import { defineContent } from '#app/content/fields/define-content.ts'
import { calendarDayField } from '#app/content/fields/field-kinds.ts'
import { optional, ownField } from '#app/content/fields/field-modifiers.ts'
import * as words from './electricity-tariff-content-words.ts'
import { electricityTariffSetting, rupeesPerUnit } from './electricity-tariff-setting.ts'

export const electricityTariffFields = {
  rupeesPerUnit: optional(
    ownField(rupeesPerUnit, { kind: 'number', label: words.rupeesPerUnit, unit: '₹' }),
  ),
  checkedOn: optional(calendarDayField(words.checkedOn)),
}

/** The price of electricity. Without a price, the site shows no cost of a kilometre. */
export const electricityTariffContent = defineContent({
  key: 'electricity',
  label: electricityTariffSetting.label,
  page: '/ev',
  fields: electricityTariffFields,
  sections: [
    {
      id: 'tariff',
      title: words.tariff,
      hint: words.tariffHint,
      fields: fieldNames(electricityTariffFields),
    },
  ],
})
