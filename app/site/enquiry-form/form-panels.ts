/**
 * Panels above or instead of the form. They are fetched with the form's code, not with the page.
 */
export { LazyConfigurationField } from './lazy-configuration-field.ts'
export { SendAnywayQuestion } from './send-anyway-question.tsx'
export { ThankYouPanel } from './thank-you-panel.tsx'
