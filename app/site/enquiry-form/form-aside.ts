/** Static content beside a form. It is fetched on navigation within the site. */
export { CounterContact } from './counter-contact.tsx'
export { WhatHappensNext } from './what-happens-next.tsx'
