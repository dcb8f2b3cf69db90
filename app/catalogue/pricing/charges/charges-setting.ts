import { defineSetting } from '#app/platform/settings/define-setting.ts'
import { chargesContent } from './charges-content.ts'

/** The charges from which the site computes on-road prices. Without rows, it shows none. */
export const chargesSetting = defineSetting({
  name: 'charges',
  label: chargesContent.label,
  shape: chargesContent.schema,
  fallback: { stateCode: 'TG', holdsDays: 7, charges: [] },
})
