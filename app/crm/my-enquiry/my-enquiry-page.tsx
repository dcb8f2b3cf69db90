import type { ReactNode } from 'react'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { EnquiryStatusView } from './enquiry-status-view.tsx'
import { EstimateNotice, EstimateOnPage } from './estimate-on-page.tsx'
import type { CustomerAct, MyEnquiry } from './my-enquiry-query.server.ts'
import * as words from './my-enquiry-words.ts'

type Props = {
  enquiry: MyEnquiry
  /** Path of the page. It contains the token. */
  path: string
  /** The dealer's time zone. */
  zone: string
  /** Time until which the last act can be undone, `10:35 AM`. */
  undoUntil: string | undefined
  /** Message if an act was refused. */
  refused: string | undefined
  /** Free hours near one that is gone. */
  nearest: ReactNode
  contact: ReactNode
  /** Address of the dealership. */
  place: string
}

/** The page on which a customer follows and changes an enquiry. It works without scripts. */
export function MyEnquiryPage(props: Props) {
  const { enquiry, path, zone, undoUntil, refused, nearest, contact, place } = props
  const { thanks, undoable, appointment } = enquiry
  return (
    <div className="column max-w-3xl pt-12 pb-16 md:pt-20">
      {refused && (
        <p role="alert" className="mb-8 border-bad border-l-4 pl-3 font-semibold">
          {refused}
        </p>
      )}
      {nearest && <div className="mb-10">{nearest}</div>}
      <EnquiryStatusView
        status={enquiry}
        heading={thanks?.message ?? words.pageTitle}
        vehicle={enquiry.vehicle}
        place={place}
        notice={<EstimateNotice enquiry={enquiry} />}
      >
        {appointment?.isAhead && !appointment.isLost && appointment.at !== null && (
          <a href={`${path}/appointment.ics`} download className={linkClass}>
            {words.addToCalendar}
          </a>
        )}
      </EnquiryStatusView>
      {enquiry.model && (
        <p className="mt-4">
          <a href={enquiry.model.path} className={linkClass}>
            {words.seeModel(enquiry.model.name)}
          </a>
        </p>
      )}
      {enquiry.along && <p className="mt-6">{enquiry.along}</p>}
      {thanks && (
        <Section id="next" title={words.nextSteps}>
          <ol className="grid list-decimal gap-2 pl-5">
            {thanks.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
      )}
      {undoable && undoUntil !== undefined && (
        <section aria-labelledby="undo" className="mt-10 rounded-control border border-control p-4">
          <h2 id="undo" className="font-bold text-lg">
            {words.undoTitle}
          </h2>
          <p className="mt-1">{words.undoHint(words.lastActs[undoable.act], undoUntil)}</p>
          <form method="post" action={path} className="mt-3">
            <Button type="submit" name="act" value="undo">
              {words.undo}
            </Button>
          </form>
        </section>
      )}
      <EstimateOnPage {...{ enquiry, path, zone }} />
      {enquiry.quotations.length > 0 && (
        <Section id="quotations" title={words.quotations}>
          <ul>
            {enquiry.quotations.map(({ number, revision, total, validUntil, path: to }) => (
              <li key={`${number} ${revision}`}>
                <a href={to} className={linkClass}>
                  {words.quotation(number, formatRupees(total))}
                </a>{' '}
                <span className="text-quiet">
                  {words.validUntil(formatNonBreakingDay(validUntil))}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section id="changes" title={words.changes}>
        <ul>
          {enquiry.acts.filter(isListed).map((act) => (
            <li key={act}>
              <a href={`${path}/${act}`} className={linkClass}>
                {act === 'move' && !hasHour(enquiry) ? words.links.book : words.links[act]}
              </a>
            </li>
          ))}
          <li>
            <a href={`${path}/data`} className={linkClass}>
              {words.links.data}
            </a>
          </li>
        </ul>
        {enquiry.withoutHours && <p className="mt-2">{enquiry.withoutHours}</p>}
        <p className="mt-2 text-quiet">{words.callInstead}</p>
        <p className="mt-1">{contact}</p>
      </Section>
      <p className="mt-10 text-quiet text-sm">{words.keepAddress}</p>
    </div>
  )
}

export const linkClass = 'inline-flex min-h-11 items-center text-signal-text underline'

/** The links to answer an estimate are below its lines. */
const isListed = (act: CustomerAct) => act !== 'estimate'

const hasHour = ({ appointment }: MyEnquiry) =>
  appointment?.isActive === true && appointment.at !== null

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 font-bold text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
