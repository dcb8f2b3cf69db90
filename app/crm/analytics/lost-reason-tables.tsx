import { lostReasons as reasonNames } from '#app/crm/enquiries/enquiry-states.ts'
import { lostReasons } from '#app/crm/enquiries/state-words.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import type { Analytics } from './analytics-endpoints.ts'
import { deskListUrl } from './desk-list-url.ts'
import { ShareList } from './funnel-list.tsx'
import { pipelineOrder } from './pipeline-outcomes.ts'
import * as words from './staff-words.ts'

/** The reasons why enquiries were lost, with one table for each flow that has reasons. */
export function LostReasonTables({ figures }: { figures: Analytics }) {
  const flows = pipelineOrder.filter((flow) => figures.lost.some((it) => it.flow === flow))
  if (flows.length === 0) return null
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
      {flows.map((flow) => (
        <LostReasonTable key={flow} flow={flow} figures={figures} />
      ))}
    </div>
  )
}

type Props = { flow: Pipeline; figures: Analytics }

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
