import type { ReactNode } from 'react'
import { shownDay } from '#app/platform/calendar/shown-day.ts'
import { shownDuration } from '#app/platform/calendar/shown-duration.ts'
import { AnswerTables, promisedOf } from './answer-table.tsx'
import { deskLink } from './desk-link.ts'
import type { Figures } from './figure-calls.ts'
import { FigureLink } from './figure-link.tsx'
import { FlowOutcomes } from './flow-outcomes.tsx'
import { Funnel } from './outcome-tables.tsx'
import * as words from './staff-words.ts'

/** How soon who asked is answered, and what becomes of it. */
export function FiguresPage({ figures }: { figures: Figures }) {
  const { waiting, answered, from, to, funnel } = figures
  const period = { from, to }
  const promised = promisedOf(answered)
  return (
    <>
      <dl className="grid border-hairline border-t border-l bg-surface sm:grid-cols-3">
        <Main label={words.waitingNow} says={words.waitingOf}>
          <FigureLink count={waiting.total} to={deskLink({ open: 'yes' })} />
        </Main>
        <Main
          label={words.answeredInTime}
          says={promised === 0 ? words.nobodyToCall : words.ofPromised(answered.inTime, promised)}
        >
          {words.percent(answered.inTime, promised)}
        </Main>
        <Main label={words.medianUntilCall} says={words.inWorkingTime}>
          {answered.median === null ? '–' : shownDuration(answered.median)}
        </Main>
      </dl>
      <p className="mt-3 text-quiet text-sm">
        {words.shownPeriod(shownDay(period.from), shownDay(period.to))}
      </p>
      {promised > 0 && (
        <Part title={words.howSoon} says={words.howSoonMeans}>
          <AnswerTables figures={figures} />
        </Part>
      )}
      <Part title={words.outcome} says={words.outcomeMeans}>
        {funnel.length === 0 ? (
          <p className="text-quiet">{words.nothing}</p>
        ) : (
          <Funnel figures={figures} />
        )}
      </Part>
      {funnel.length > 0 && (
        <Part title={words.sources} says={words.sourcesMean}>
          <FlowOutcomes figures={figures} />
        </Part>
      )}
    </>
  )
}

function Main({ label, says, children }: { label: string; says: string; children: ReactNode }) {
  return (
    <div className="border-hairline border-r border-b px-4 py-4 md:px-6 md:py-5">
      <dt className="text-quiet text-sm">{label}</dt>
      <dd className="figure mt-1 text-4xl sm:text-2xl xl:text-4xl">{children}</dd>
      <dd className="text-quiet text-sm">{says}</dd>
    </div>
  )
}

function Part({ title, says, children }: { title: string; says?: string; children: ReactNode }) {
  return (
    <section className="mt-10 min-w-0">
      <h2 className="font-bold text-xl">{title}</h2>
      {says && <p className="mt-1 mb-4 max-w-prose text-quiet text-sm">{says}</p>}
      {!says && <div className="mb-3" />}
      {children}
    </section>
  )
}
