/**
 * Panels that are shown above the form or instead of it. They are loaded with the code of the form,
 * not with the page.
 */
export { LazyConfigurationField } from './lazy-configuration-field.ts'
export { SendAnywayQuestion } from './send-anyway-question.tsx'
export { ThankYouPanel } from './thank-you-panel.tsx'
