import { legacyState, statesByPipeline } from '#app/crm/enquiries/enquiry-states.ts'
import { enquiryKindTitle, pipelineOfKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import type { Analytics } from './analytics-endpoints.ts'
import type { StateCountRow } from './analytics-store.server.ts'
import { outcomesByPipeline, pipelineOrder } from './pipeline-outcomes.ts'

/**
 * Maximum number of sources with a row of their own. A visitor's address can name any source, so
 * the smallest sources are combined.
 */
const maxSources = 10
export function countFunnel(counted: readonly StateCountRow[]): Analytics['funnel'] {
  const kinds = [...new Set(counted.map(({ kind }) => kind))]
  return kinds
    .map((kind) => {
      const rows = counted.filter((it) => it.kind === kind)
      const flow = pipelineOfKind(kind)
      const count = (state: string) => sum(rows.filter((it) => it.state === state))
      const states = [...statesByPipeline[flow], legacyState].map((state) => ({
        state,
        count: count(state),
      }))
      return {
        kind,
        title: enquiryKindTitle(kind),
        flow,
        total: sum(rows),
        states: states.filter((it) => it.count > 0),
      }
    })
    .sort((a, b) => b.total - a.total || (a.title < b.title ? -1 : 1))
}

export function countLostReasons(counted: readonly StateCountRow[]): Analytics['lost'] {
  return pipelineOrder.flatMap((flow) => {
    const rows = ofPipeline(counted, flow).filter((it) => it.state === 'lost' && it.lost_reason)
    const reasons = [...new Set(rows.map(({ lost_reason }) => lost_reason ?? ''))]
    return reasons
      .map((reason) => ({
        flow,
        reason,
        count: sum(rows.filter((it) => it.lost_reason === reason)),
      }))
      .sort((a, b) => b.count - a.count)
  })
}

export function countOutcomesBySource(counted: readonly StateCountRow[]): Analytics['sources'] {
  return pipelineOrder.flatMap((flow) => countSourcesOfPipeline(flow, ofPipeline(counted, flow)))
}

function countSourcesOfPipeline(flow: Pipeline, counted: readonly StateCountRow[]) {
  const names = [...new Set(counted.map(({ source }) => source))].filter((it) => it !== null)
  const named = names
    .map((source) => {
      const rows = counted.filter((it) => it.source === source)
      return countOutcomes({ flow, source }, rows)
    })
    .sort((a, b) => b.total - a.total)
  const shown = named.slice(0, maxSources)
  const isShown = new Set(shown.map(({ source }) => source))
  const rest = counted.filter(({ source }) => source === null || !isShown.has(source))
  return rest.length > 0 ? [...shown, countOutcomes({ flow, source: null }, rest)] : shown
}

/** Counts each row in exactly one outcome, so that the four outcomes add up to the total. */
function countOutcomes(
  of: { flow: Pipeline; source: string | null },
  rows: readonly StateCountRow[],
) {
  const { won, lost }: { won: readonly string[]; lost: readonly string[] } =
    outcomesByPipeline[of.flow]
  const counts = { open: 0, won: 0, lost: 0, other: 0 }
  for (const { is_open, state, count } of rows) {
    const isWon = won.includes(state ?? '')
    const isLost = lost.includes(state ?? '')
    const end = Number(is_open) === 1 ? 'open' : isWon ? 'won' : isLost ? 'lost' : 'other'
    counts[end] += Number(count)
  }
  return { ...of, total: sum(rows), ...counts }
}

function ofPipeline(counted: readonly StateCountRow[], flow: Pipeline) {
  return counted.filter(({ kind }) => pipelineOfKind(kind) === flow)
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + Number(count), 0)
}
