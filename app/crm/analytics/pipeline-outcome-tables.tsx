import { sourceLabel } from '#app/crm/enquiries/enquiry-source-words.ts'
import { lostReasons as reasonNames } from '#app/crm/enquiries/enquiry-states.ts'
import { lostReasons } from '#app/crm/enquiries/state-words.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import type { Analytics } from './analytics-endpoints.ts'
import { deskListUrl } from './desk-list-url.ts'
import { ShareList } from './funnel-list.tsx'
import { MetricLink } from './metric-link.tsx'
import { MetricTable } from './metric-table.tsx'
import { outcomesByPipeline, pipelineOrder } from './pipeline-outcomes.ts'
import * as words from './staff-words.ts'

/** One outcome table for each flow, because the same state means something else in another flow. */
export function PipelineOutcomeTables({ figures }: { figures: Analytics }) {
  const flows = pipelineOrder.filter((flow) => figures.sources.some((it) => it.flow === flow))
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
      {flows.map((flow) => (
        <section key={flow} className="min-w-0">
          <h3 className="mb-2 font-semibold">{words.flows[flow]}</h3>
          <SourceTable flow={flow} figures={figures} />
        </section>
      ))}
      {flows.map((flow) => (
        <LostReasonTable key={flow} flow={flow} figures={figures} />
      ))}
    </div>
  )
}

type Props = { flow: Pipeline; figures: Analytics }

/** An opt-in has no states, so it has no outcome. */
const outcomesOf = (flow: Pipeline) =>
  (['open', 'won', 'lost', 'other'] as const).filter((name) => {
    if (flow === 'none') return false
    return name === 'won' || name === 'lost' ? outcomesByPipeline[flow][name].length > 0 : true
  })

function SourceTable({ flow, figures }: Props) {
  const { sources, from, to } = figures
  const period = { from, to }
  const rows = sources.filter((it) => it.flow === flow)
  const hasOther = rows.some(({ other }) => other > 0)
  const outcomes = outcomesOf(flow).filter((name) => name !== 'other' || hasOther)
  const kind = kindsOf(flow, figures)
  return (
    <MetricTable
      title={words.flows[flow]}
      columns={[
        { label: words.source, isText: true },
        { label: words.all },
        ...outcomes.map((name) => ({ label: words.outcomes[flow][name] })),
      ]}
      rows={rows.map(({ source, total, ...counts }) => {
        // The row of combined sources has no link, because no filter selects these sources.
        const link = (narrowed: Parameters<typeof deskListUrl>[0]) =>
          source === null ? undefined : deskListUrl({ source, kind, ...narrowed }, period)
        return {
          key: source ?? '',
          cells: [
            source === null ? words.otherSources : sourceLabel(source),
            <MetricLink key="total" count={total} to={link({})} />,
            ...outcomes.map((name) => (
              <MetricLink
                key={name}
                count={counts[name]}
                to={
                  name === 'other'
                    ? undefined
                    : link(
                        name === 'open'
                          ? { open: 'yes' }
                          : { state: outcomesByPipeline[flow][name].join() },
                      )
                }
              />
            )),
          ],
        }
      })}
    />
  )
}

function LostReasonTable({ flow, figures }: Props) {
  const { lost, from, to } = figures
  const rows = lost.filter((it) => it.flow === flow)
  const whole = rows.reduce((sum, { count }) => sum + count, 0)
  if (whole === 0) return null
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-semibold">{words.whyLost[flow]}</h3>
      <ShareList
        rows={rows.map(({ reason, count }) => {
          const known = reasonNames.find((it) => it === reason)
          return {
            key: reason,
            label: known ? lostReasons[known] : reason,
            count,
            whole,
            to: deskListUrl(
              { kind: kindsOf(flow, figures), state: 'lost', reason: known },
              { from, to },
            ),
          }
        })}
      />
    </section>
  )
}

/** Returns the kinds of the flow that have enquiries in the period. */
const kindsOf = (flow: Pipeline, { funnel }: Analytics) =>
  funnel
    .filter((it) => it.flow === flow)
    .map(({ kind }) => kind)
    .join()
