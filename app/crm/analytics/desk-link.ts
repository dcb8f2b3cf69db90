import type * as v from 'valibot'
import type { Answering, deskQuery } from '#app/crm/desk/desk-query.ts'
import type { Period } from './period.ts'

type Narrowed = Pick<
  v.InferInput<typeof deskQuery>,
  'kind' | 'state' | 'answeredBy' | 'source' | 'reason' | 'open'
> & { answered?: Answering }

/** The desk's list of what a figure counts. */
export function deskLink(narrowed: Narrowed, period?: Period): string {
  const params = new URLSearchParams({ section: 'all' })
  for (const [name, value] of Object.entries(narrowed)) if (value) params.set(name, value)
  if (period) {
    params.set('receivedFrom', period.from)
    params.set('receivedTo', period.to)
  }
  return `/admin/desk?${params}`
}
