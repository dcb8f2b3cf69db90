import { states } from '#app/crm/enquiries/state-words.ts'
import type { Analytics } from './analytics-endpoints.ts'
import { deskListUrl } from './desk-list-url.ts'
import { MetricLink, ShareBar } from './metric-link.tsx'

const nameOf = (names: Record<string, string>, name: string) => names[name] ?? name

/** Lists each kind with the number of enquiries in each state of its flow. */
export function FunnelList({ figures: { funnel, from, to } }: { figures: Analytics }) {
  return (
    <ul className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2 xl:grid-cols-3">
      {funnel.map(({ kind, title, total, states: standing }) => (
        <li key={kind} className="min-w-0">
          <h3 className="mb-1 flex items-baseline justify-between gap-3 border-hairline border-b font-semibold">
            {title}
            <span className="text-sm tabular-nums">
              <MetricLink count={total} to={deskListUrl({ kind }, { from, to })} />
            </span>
          </h3>
          <ShareList
            rows={standing.map(({ state, count }) => ({
              key: state,
              label: nameOf(states, state),
              count,
              whole: total,
              to: deskListUrl({ kind, state }, { from, to }),
            }))}
          />
        </li>
      ))}
    </ul>
  )
}

type ShareRow = { key: string; label: string; count: number; whole: number; to: string }

/** Lists counts. Each count has a bar that shows its share of the total. */
export function ShareList({ rows }: { rows: readonly ShareRow[] }) {
  return (
    <ul className="text-sm">
      {rows.map(({ key, label, count, whole, to }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)_3.5rem] items-center gap-3 py-0.5"
        >
          {label}
          <ShareBar part={count} whole={whole} />
          <span className="text-right tabular-nums">
            <MetricLink count={count} to={to} />
          </span>
        </li>
      ))}
    </ul>
  )
}
