/** What takes the form's place, or stands above it: fetched with the form's program, not with the page. */
export { LazyConfigurationField } from './late-configuration.ts'
export { SendAnywayQuestion } from './question.tsx'
export { ThankYouPanel } from './thank-you.tsx'
