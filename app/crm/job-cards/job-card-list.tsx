import { formatHour } from '#app/platform/calendar/format-hour.ts'
import type { Job } from './job-card.ts'
import * as words from './job-card-dialog-words.ts'

/** The filled fields of a job card that cannot be changed. */
export function JobCardList({ job: { fields } }: { job: Job }) {
  const { kilometres, complaints, mechanic, readyDay, readyTime, workDone } = fields
  const rows = [
    [words.kilometres, kilometres === null ? '' : kilometres.toLocaleString('en-IN')],
    [words.complaints, complaints],
    [words.mechanic, mechanic],
    [words.readyBy, readyDay === null ? '' : formatHour({ day: readyDay, at: readyTime })],
    [words.workDone, workDone],
  ].filter(([, value]) => value)
  if (rows.length === 0) return null
  return (
    <dl className="grid gap-3">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-quiet text-sm">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
