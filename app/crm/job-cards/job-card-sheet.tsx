import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import type { Estimate, Job } from './job-card.ts'
import * as words from './job-card-dialog-words.ts'

type Props = {
  job: Job
  customer: Pick<DeskEnquiry, 'name' | 'contact' | 'service'>
  /** Day and hour of the appointment, or ''. */
  appointment: string
  dealer: string
}

/** A job card on one page of paper. Empty boxes are filled by hand. */
export function JobCardSheet({ job, customer, appointment, dealer }: Props) {
  const { reference, fields, registrationNumber, model, message, version } = job
  const { kilometres, readyDay, readyTime, mechanic, workDone } = fields
  const [estimate] = job.estimates
  const facts = [
    [words.registrationNumber, registrationNumber],
    [words.model, model],
    [words.customer, customer.name],
    [words.phone, customer.contact],
    [words.service, customer.service?.serviceType ?? ''],
    [words.appointment, appointment],
    [words.kilometres, kilometres === null ? '' : words.km(kilometres)],
    [words.mechanic, mechanic],
    [words.readyBy, readyDay === null ? '' : formatHour({ day: readyDay, at: readyTime })],
  ]
  return (
    <>
      <p>{dealer}</p>
      <h1 className="mb-3 font-bold text-2xl">{words.sheetTitle(reference)}</h1>
      <dl className="grid grid-cols-3 border-ink border-t border-l">
        {facts.map(([label, value]) => (
          <div key={label} className="min-h-[13mm] min-w-0 border-ink border-r border-b px-2 py-1">
            <dt className="text-[8pt]">{label}</dt>
            <dd className="wrap-anywhere font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Box title={words.complaints} text={version === 0 ? message : fields.complaints} />
      {estimate && <EstimateTable estimate={estimate} />}
      <Box title={words.workDone} text={workDone} />
      <div className="mt-[22mm] grid grid-cols-3 gap-6">
        {words.signatures.map((who) => (
          <p key={who} className="border-ink border-t pt-1 text-[8pt]">
            {who}
          </p>
        ))}
      </div>
    </>
  )
}

function Box({ title, text }: { title: string; text: string }) {
  return (
    <section className="mt-4">
      <h2 className="font-bold">{title}</h2>
      <p className="wrap-anywhere min-h-[35mm] whitespace-pre-wrap border border-ink p-2">{text}</p>
    </section>
  )
}

function EstimateTable({ estimate: { number, lines, total, answer } }: { estimate: Estimate }) {
  return (
    <section className="mt-4">
      <h2 className="font-bold">{words.estimateNumber(number)}</h2>
      <table className="w-full border-collapse">
        <tbody>
          {lines.map(({ text, amount }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sent estimate never change
            <tr key={index} className="border-hairline border-b">
              <td className="wrap-anywhere py-0.5">{text}</td>
              <td className="whitespace-nowrap py-0.5 text-right">{formatRupees(amount)}</td>
            </tr>
          ))}
          <tr className="font-bold">
            <td className="py-0.5">{words.total}</td>
            <td className="whitespace-nowrap py-0.5 text-right">
              {words.estimateOf(formatRupees(total), answer)}
            </td>
          </tr>
        </tbody>
      </table>
    </section>
  )
}
