/** What stands beside a form and is only read: fetched by who comes to the page within the site. */
export { CounterLines } from './counter-lines.tsx'
export { StepsAfter } from './steps-after.tsx'
