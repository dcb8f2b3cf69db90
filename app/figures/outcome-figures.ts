import { flowOf, kindTitleOf } from '#app/desk/desk-reader.ts'
import { earlier, statesOf } from '#app/enquiries/flows.ts'
import type { Figures } from './figure-calls.ts'
import type { CountedStates } from './figure-store.server.ts'

/** Sources are what addresses say: those that brought least stand together. */
const mostSources = 10
const won: ReadonlySet<string | null> = new Set(['delivered', 'sold'])
const lost: ReadonlySet<string | null> = new Set(['lost', 'no-show', 'cancelled'])

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
  const rows = counted.filter(({ state, lost_reason }) => state === 'lost' && lost_reason)
  const reasons = [...new Set(rows.map(({ lost_reason }) => lost_reason ?? ''))]
  return reasons
    .map((reason) => ({ reason, count: sum(rows.filter((it) => it.lost_reason === reason)) }))
    .sort((a, b) => b.count - a.count)
}

export function sourcesOf(counted: readonly CountedStates[]): Figures['sources'] {
  const names = [...new Set(counted.map(({ source }) => source))].filter((it) => it !== null)
  const named = names
    .map((source) =>
      outcome(
        source,
        counted.filter((it) => it.source === source),
      ),
    )
    .sort((a, b) => b.total - a.total)
  const shown = named.slice(0, mostSources)
  const isShown = new Set(shown.map(({ source }) => source))
  const rest = counted.filter(({ source }) => source === null || !isShown.has(source))
  return rest.length > 0 ? [...shown, outcome(null, rest)] : shown
}

function outcome(source: string | null, rows: readonly CountedStates[]) {
  return {
    source,
    total: sum(rows),
    open: sum(rows.filter(({ is_open }) => Number(is_open) === 1)),
    won: sum(rows.filter(({ state }) => won.has(state))),
    lost: sum(rows.filter(({ state }) => lost.has(state))),
  }
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + Number(count), 0)
}
