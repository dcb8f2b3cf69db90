import { Form } from 'react-router'
import { purposes } from '#app/crm/appointments/appointments-content-words.ts'
import { StateBadge } from '#app/crm/desk/state-badge.tsx'
import { formatRegistrationNumber } from '#app/crm/enquiries/format-registration-number.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { WorkshopHistory, WorkshopVisit } from './job-card.ts'
import * as words from './job-card-dialog-words.ts'

type Props = {
  /** The registration number as it was typed, or ''. */
  typed: string
  /** Undefined if no registration number was typed, or an incomplete one. */
  history: WorkshopHistory | undefined
  /** Message about the typed registration number. */
  problem: string | undefined
}

/** The visits of one vehicle to the workshop, the newest first. */
export function WorkshopHistoryPage({ typed, history, problem }: Props) {
  return (
    <div className="max-w-4xl">
      <PageHeading title={words.historyTitle} />
      <Form
        key={typed}
        role="search"
        className="mb-6 flex max-w-lg flex-wrap items-end gap-3"
        noValidate
      >
        <div className="min-w-0 grow basis-56">
          <TextField
            name="plate"
            type="search"
            label={words.registrationNumber}
            hint={words.plateHint}
            error={problem}
            defaultValue={typed}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
          />
        </div>
        <Button type="submit" className="max-md:w-full">
          {words.show}
        </Button>
      </Form>
      {history && <Visits history={history} />}
    </div>
  )
}

function Visits({ history: { plate, total, visits } }: { history: WorkshopHistory }) {
  return (
    <section aria-labelledby="visits">
      <h2 id="visits" className="font-bold text-lg">
        {words.visitsOf(formatRegistrationNumber(plate), total)}
      </h2>
      {total > visits.length && <p className="text-quiet">{words.newestOnly(visits.length)}</p>}
      <ol className="mt-2 border-hairline border-t">
        {visits.map((visit) => (
          <li key={visit.reference} className="border-hairline border-b py-4">
            <Visit visit={visit} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function Visit({ visit }: { visit: WorkshopVisit }) {
  const { reference, day, purpose, state, name, model, mechanic, estimate } = visit
  const rows = [
    [words.kilometres, visit.kilometres === null ? '' : words.km(visit.kilometres)],
    [words.complaints, visit.complaints],
    [words.workDone, visit.workDone],
    [words.mechanic, mechanic],
    [
      words.estimate,
      estimate ? words.estimateOf(formatRupees(estimate.total), estimate.answer) : '',
    ],
  ].filter(([, value]) => value)
  return (
    <article aria-label={formatVisitDay(day)}>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-semibold">{formatVisitDay(day)}</h3>
        <span>{purposes[purpose]}</span>
        <StateBadge row={{ state: state || null }} />
        <Link
          to={`/admin/desk/${reference}`}
          className="inline-flex min-h-11 items-center text-signal-text underline md:min-h-8"
        >
          {reference}
        </Link>
      </div>
      <p className="wrap-anywhere text-quiet">{[name, model].filter(Boolean).join(' · ')}</p>
      {rows.length > 0 && (
        <dl className="mt-1 grid grid-cols-[6rem_1fr] gap-x-3 gap-y-1 sm:grid-cols-[8rem_1fr] sm:gap-x-4">
          {rows.map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-quiet text-sm">{label}</dt>
              <dd className="wrap-anywhere min-w-0 whitespace-pre-wrap">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  )
}

const formatVisitDay = (day: string) => `${formatHour({ day, at: null })} ${day.slice(0, 4)}`
