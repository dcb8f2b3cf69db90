import { flowOf, kindTitleOf } from '#app/crm/desk/desk-reader.ts'
import { earlier, statesOf } from '#app/crm/enquiries/flows.ts'
import type { Flow } from '#app/platform/permissions/flow.ts'
import type { Figures } from './figure-calls.ts'
import type { CountedStates } from './figure-store.server.ts'
import { endsOf, outcomeFlows } from './flow-ends.ts'

/** Sources are what addresses say: those that brought least stand together. */
const mostSources = 10
export function funnelOf(counted: readonly CountedStates[]): Figures['funnel'] {
  const kinds = [...new Set(counted.map(({ kind }) => kind))]
  return kinds
    .map((kind) => {
      const rows = counted.filter((it) => it.kind === kind)
      const flow = flowOf(kind)
      const count = (state: string) => sum(rows.filter((it) => it.state === state))
      const states = [...statesOf[flow], earlier].map((state) => ({ state, count: count(state) }))
      return {
        kind,
        title: kindTitleOf(kind),
        flow,
        total: sum(rows),
        states: states.filter((it) => it.count > 0),
      }
    })
    .sort((a, b) => b.total - a.total || (a.title < b.title ? -1 : 1))
}

export function lostOf(counted: readonly CountedStates[]): Figures['lost'] {
  return outcomeFlows.flatMap((flow) => {
    const rows = ofFlow(counted, flow).filter((it) => it.state === 'lost' && it.lost_reason)
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

export function sourcesOf(counted: readonly CountedStates[]): Figures['sources'] {
  return outcomeFlows.flatMap((flow) => sourcesOfFlow(flow, ofFlow(counted, flow)))
}

function sourcesOfFlow(flow: Flow, counted: readonly CountedStates[]) {
  const names = [...new Set(counted.map(({ source }) => source))].filter((it) => it !== null)
  const named = names
    .map((source) => {
      const rows = counted.filter((it) => it.source === source)
      return outcome({ flow, source }, rows)
    })
    .sort((a, b) => b.total - a.total)
  const shown = named.slice(0, mostSources)
  const isShown = new Set(shown.map(({ source }) => source))
  const rest = counted.filter(({ source }) => source === null || !isShown.has(source))
  return rest.length > 0 ? [...shown, outcome({ flow, source: null }, rest)] : shown
}

/** Each row is counted once, so that the four add up to the total. */
function outcome(of: { flow: Flow; source: string | null }, rows: readonly CountedStates[]) {
  const { won, lost }: { won: readonly string[]; lost: readonly string[] } = endsOf[of.flow]
  const counts = { open: 0, won: 0, lost: 0, other: 0 }
  for (const { is_open, state, count } of rows) {
    const isWon = won.includes(state ?? '')
    const isLost = lost.includes(state ?? '')
    const end = Number(is_open) === 1 ? 'open' : isWon ? 'won' : isLost ? 'lost' : 'other'
    counts[end] += Number(count)
  }
  return { ...of, total: sum(rows), ...counts }
}

function ofFlow(counted: readonly CountedStates[], flow: Flow) {
  return counted.filter(({ kind }) => flowOf(kind) === flow)
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + Number(count), 0)
}
