import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import {
  type EnquiryState,
  isStateOfPipeline,
  legacyState,
} from '#app/crm/enquiries/enquiry-states.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'

/** The kinds that an import can create. An opt-in is a consent, which a sheet cannot give. */
export const importableKinds: readonly EnquiryKind[] = enquiryKinds.filter(
  ({ flow }) => flow !== 'none',
)

export const defaultImportKind = 'sales'

const key = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

/** Other words for a kind, by slug. */
const kindWords: Record<string, readonly string[]> = {
  sales: ['sales', 'sale', 'purchase', 'newvehicle', 'newbike', 'showroom', 'walkin'],
  'test-ride': ['testdrive', 'tr', 'demo'],
  'service-booking': ['service', 'servicing', 'repair', 'workshop', 'freeservice', 'paidservice'],
  'extended-warranty': ['warranty', 'ew'],
  amc: ['annualmaintenance'],
  finance: ['loan', 'emi'],
  contact: ['general', 'complaint', 'feedback', 'contact'],
}

/** Returns the kind that the sheet's text names; undefined for an unknown text. */
export function findImportKind(text: string): EnquiryKind | undefined {
  const written = key(text)
  return importableKinds.find(
    ({ slug, name }) =>
      [key(slug), key(name)].includes(written) || kindWords[slug]?.includes(written),
  )
}

type Meaning = 'won' | 'lost' | 'done' | 'open'

const statusWords: Record<Meaning, readonly string[]> = {
  won: ['delivered', 'sold', 'won', 'converted', 'retailed', 'retail', 'purchased', 'closedwon'],
  lost: [
    ...['lost', 'dropped', 'drop', 'notinterested', 'cancelled', 'canceled', 'closedlost'],
    ...['dead', 'boughtelsewhere', 'lostsale'],
  ],
  done: ['closed', 'done', 'completed', 'complete', 'finished', 'answered', 'old'],
  open: [
    ...['open', 'new', 'pending', 'active', 'hot', 'warm', 'cold', 'interested', 'live'],
    ...['inprogress', 'wip', 'followup', 'callback', 'prospect', 'requested'],
  ],
}

const statesByMeaning: Record<Pipeline, Record<Meaning, EnquiryState | typeof legacyState>> = {
  sales: { won: 'delivered', lost: 'lost', done: legacyState, open: 'follow-up' },
  workshop: { won: 'delivered', lost: 'cancelled', done: 'delivered', open: 'confirmed' },
  cover: { won: 'sold', lost: 'lost', done: legacyState, open: 'contacted' },
  // Every open state of this flow is for new enquiries, and an imported enquiry is not new.
  contact: { won: 'answered', lost: 'closed', done: 'closed', open: 'closed' },
  none: { won: legacyState, lost: legacyState, done: legacyState, open: legacyState },
}

/**
 * Returns the state for a status in the sheet. A status without a known meaning is closed.
 *
 * @returns `isKnown` is `false` if the text should be kept as an answer.
 */
export function mapImportStatus(
  { flow }: Pick<EnquiryKind, 'flow'>,
  text: string,
): { state: EnquiryState | typeof legacyState; isKnown: boolean } {
  if (text === '') return { state: legacyState, isKnown: true }
  const written = key(text)
  const hyphenated = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-')
  const isInitial = ['new', 'requested'].includes(hyphenated)
  if (!isInitial && isStateOfPipeline(flow, hyphenated)) return { state: hyphenated, isKnown: true }
  for (const meaning of ['won', 'lost', 'done', 'open'] as const)
    if (statusWords[meaning].includes(written))
      return { state: statesByMeaning[flow][meaning], isKnown: true }
  return { state: legacyState, isKnown: false }
}
