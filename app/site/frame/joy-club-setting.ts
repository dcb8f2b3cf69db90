import { defineSetting } from '#app/platform/settings/define-setting.ts'
import { joyClubContent } from './joy-club-content.ts'

/** Setting for the benefits of the club. */
export const joyClubSetting = defineSetting({
  name: 'joy-club',
  label: joyClubContent.label,
  shape: joyClubContent.schema,
  fallback: { description: '', intro: '', benefits: [] },
})
