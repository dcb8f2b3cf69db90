/** What stands beside a form and is only read: fetched by who comes to the page within the site. */
export { CounterContact } from './counter-contact.tsx'
export { WhatHappensNext } from './what-happens-next.tsx'
