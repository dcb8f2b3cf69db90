/** What a configuration needs once something is chosen: fetched together, at the first touch of the form. */
export { understand } from './answer.ts'
export { Bill } from './bill.tsx'
export { Painted } from './painted.tsx'
