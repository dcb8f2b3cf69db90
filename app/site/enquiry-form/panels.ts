/** What takes the form's place, or stands above it: fetched with the form's program, not with the page. */
export { ConfigurationField } from './late-configuration.ts'
export { Question } from './question.tsx'
export { ThankYou } from './thank-you.tsx'
