import type { ReactNode } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatDuration } from '#app/platform/calendar/format-duration.ts'
import type { Analytics } from './analytics-endpoints.ts'
import type { Conversion } from './conversion-endpoints.ts'
import { ConversionTables } from './conversion-tables.tsx'
import * as conversionWords from './conversion-words.ts'
import { deskListUrl } from './desk-list-url.ts'
import { FunnelList } from './funnel-list.tsx'
import { LostReasonTables } from './lost-reason-tables.tsx'
import { MetricLink } from './metric-link.tsx'
import { countWithDeadline, ResponseMetricTables } from './response-metric-tables.tsx'
import * as words from './staff-words.ts'

type Props = { figures: Analytics; conversion: Conversion }

/** The page "Figures": response times and outcomes of a period. */
export function AnalyticsPage({ figures, conversion }: Props) {
  const { waiting, answered, from, to, funnel } = figures
  const period = { from, to }
  const promised = countWithDeadline(answered)
  return (
    <>
      <dl className="grid border-hairline border-t border-l bg-surface sm:grid-cols-3">
        <KeyMetric label={words.waitingNow} says={words.waitingOf}>
          <MetricLink count={waiting.total} to={deskListUrl({ open: 'yes' })} />
        </KeyMetric>
        <KeyMetric
          label={words.answeredInTime}
          says={promised === 0 ? words.nobodyToCall : words.ofPromised(answered.inTime, promised)}
        >
          {words.percent(answered.inTime, promised)}
        </KeyMetric>
        <KeyMetric label={words.medianUntilCall} says={words.inWorkingTime}>
          {answered.median === null ? '–' : formatDuration(answered.median)}
        </KeyMetric>
      </dl>
      <p className="mt-3 text-quiet text-sm">
        {words.shownPeriod(formatDay(period.from), formatDay(period.to))}
      </p>
      {promised > 0 && (
        <AnalyticsSection title={words.howSoon} says={words.howSoonMeans}>
          <ResponseMetricTables figures={figures} />
        </AnalyticsSection>
      )}
      <AnalyticsSection title={words.outcome} says={words.outcomeMeans}>
        {funnel.length === 0 ? (
          <p className="text-quiet">{words.nothing}</p>
        ) : (
          <FunnelList figures={figures} />
        )}
      </AnalyticsSection>
      {funnel.length > 0 && (
        <AnalyticsSection title={conversionWords.conversion}>
          <ConversionTables conversion={conversion} />
          <LostReasonTables figures={figures} />
        </AnalyticsSection>
      )}
    </>
  )
}

function KeyMetric({
  label,
  says,
  children,
}: {
  label: string
  says: string
  children: ReactNode
}) {
  return (
    <div className="border-hairline border-r border-b px-4 py-4 md:px-6 md:py-5">
      <dt className="text-quiet text-sm">{label}</dt>
      <dd className="figure mt-1 text-4xl sm:text-2xl xl:text-4xl">{children}</dd>
      <dd className="text-quiet text-sm">{says}</dd>
    </div>
  )
}

function AnalyticsSection({
  title,
  says,
  children,
}: {
  title: string
  says?: string
  children: ReactNode
}) {
  return (
    <section className="mt-10 min-w-0">
      <h2 className="font-bold text-xl">{title}</h2>
      {says && <p className="mt-1 mb-4 max-w-prose text-quiet text-sm">{says}</p>}
      {!says && <div className="mb-3" />}
      {children}
    </section>
  )
}
