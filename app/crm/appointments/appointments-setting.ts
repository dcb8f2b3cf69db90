import { defineSetting } from '#app/platform/settings/define-setting.ts'
import { appointmentsContent } from './appointments-content.ts'

/** The plans of appointments. Without plans, nobody can book an hour. */
export const appointmentsSetting = defineSetting({
  name: 'appointments',
  label: appointmentsContent.label,
  shape: appointmentsContent.schema,
  fallback: { plans: [], resources: [], overrides: [] },
})
