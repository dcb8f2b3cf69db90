/** Static content beside a form. It is loaded when the visitor navigates within the site. */
export { CounterContact } from './counter-contact.tsx'
export { WhatHappensNext } from './what-happens-next.tsx'
