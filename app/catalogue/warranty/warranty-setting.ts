import { defineSetting } from '#app/platform/settings/define-setting.ts'
import { warrantyContent } from './warranty-content.ts'

/** Standard warranty and extensions by kind of vehicle. */
export const warrantySetting = defineSetting({
  name: 'extended-warranty',
  label: warrantyContent.label,
  shape: warrantyContent.schema,
  fallback: { description: '', intro: '', teaser: '', longest: '', tables: [], conditions: [] },
})
