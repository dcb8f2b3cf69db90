/** What takes the form's place, or stands above it: fetched with the form's program, not with the page. */
export { LazyConfigurationField } from './lazy-configuration-field.ts'
export { SendAnywayQuestion } from './send-anyway-question.tsx'
export { ThankYouPanel } from './thank-you-panel.tsx'
