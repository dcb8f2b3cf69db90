import { addModel } from './add-model.ts'
import { afterChange } from './after-change.ts'
import { appointments } from './appointments.ts'
import { arModels } from './ar-models.ts'
import { catalogue } from './catalogue.ts'
import { enquiriesASecond } from './enquiries.ts'
import { firstVisit } from './first-visit.ts'
import { linkGuesses } from './link-guesses.ts'
import { liveView } from './live.ts'
import { liveBytes } from './live-bytes.ts'
import { memoryAfterRequests } from './memory.ts'
import { builtFiles, keptPages } from './one-answer.ts'
import { pageWeights } from './page-weights.ts'
import { priceSheets } from './price-sheets.ts'
import { printedBy } from './printed.ts'
import { strangers } from './strangers.ts'
import type { Measurement } from './write-chapters.ts'

/** Chapters of the report, in order. */
export const measurements: Record<string, Measurement> = {
  kept: { title: 'A kept page', measure: keptPages },
  files: { title: 'A built file', measure: builtFiles },
  visit: { title: 'A first visit of home', measure: firstVisit },
  change: { title: 'First requests after a change', measure: afterChange },
  memory: { title: 'Memory after 50,000 requests', measure: memoryAfterRequests },
  strangers: { title: 'Much at once without a login', measure: strangers },
  enquiries: { title: 'Enquiries beside bare inserts', measure: enquiriesASecond },
  'price-sheets': { title: 'Price sheets', measure: priceSheets },
  appointments: { title: 'Appointments', isLong: true, measure: appointments },
  'link-guesses': { title: 'Guesses of links', isLong: true, measure: linkGuesses },
  weights: { title: 'Weight of pages', measure: pageWeights },
  catalogue: { title: 'The catalogue in and out', isLong: true, measure: catalogue },
  'add-model': { title: 'A new model on the floor', isLong: true, measure: addModel },
  lighthouse: {
    title: 'Lighthouse',
    isLong: true,
    measure: () => printedBy('bench:lighthouse'),
  },
  growth: {
    title: 'Growth with the number of models',
    isLong: true,
    measure: () => printedBy('bench:growth'),
  },
  loop: { title: 'The longest own task', isLong: true, measure: () => printedBy('bench:loop') },
  desk: { title: 'The desk', isLong: true, measure: () => printedBy('bench:desk') },
  install: {
    title: 'What an installation brings',
    isLong: true,
    measure: () => printedBy('bench:install'),
  },
  live: { title: 'Turning a machine live', isLong: true, measure: liveView },
  'live-bytes': { title: 'Bytes that the live 3D view fetches', isLong: true, measure: liveBytes },
  ar: { title: 'Models for AR viewers', isLong: true, measure: arModels },
  start: { title: 'The start', isLong: true, measure: () => printedBy('bench:start') },
}

/** `npm run bench:peers` writes the last chapter. */
export const order = [...Object.keys(measurements), 'peers']
