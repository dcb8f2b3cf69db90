import { useRevalidator } from 'react-router'
import * as v from 'valibot'
import { AnalyticsPage } from '#app/crm/analytics/analytics-page.tsx'
import { periodForPreset, periodPresets } from '#app/crm/analytics/analytics-period.ts'
import { appointmentFiguresUrl } from '#app/crm/analytics/appointment-figures-url.ts'
import { getConversion } from '#app/crm/analytics/conversion-endpoints.ts'
import { PeriodPicker } from '#app/crm/analytics/period-picker.tsx'
import { monthPattern } from '#app/crm/analytics/sales-targets.ts'
import * as words from '#app/crm/analytics/staff-words.ts'
import { readTargets, readWeeklyMail } from '#app/crm/analytics/target-endpoints.server.ts'
import { TargetSection } from '#app/crm/analytics/target-section.tsx'
import { WeeklyMailSwitch } from '#app/crm/analytics/weekly-mail-switch.tsx'
import { QuotationFiguresSection } from '#app/crm/quotations/quotation-figures.tsx'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { Route } from './+types/figures'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

/** If the address names no valid period, the page shows the last four weeks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const services = context.get(servicesContext)
  const { figures, conversion, quotationQueries, clock, timeZone, mayDo } = services
  const asked = v.safeParse(getConversion.query, Object.fromEntries(url.searchParams))
  const preset = periodPresets.find((it) => it === url.searchParams.get('period')) ?? 'month'
  const { from, to, by } = asked.success ? asked.output : { by: 'person' as const }
  const period = from && to ? { from, to } : periodForPreset(preset, dayInZone(clock(), timeZone))
  return {
    figures: await figures.get(staff, period),
    conversion: await conversion.count(staff, period, by),
    quotations: mayDo(staff, 'enquiries.read')
      ? await quotationQueries.figures(staff, period)
      : undefined,
    chosen: from && to ? '' : preset,
    targets: await readTargets(services, staff, asMonth(url.searchParams.get('month'))),
    mayEdit: mayDo(staff, 'targets.edit'),
    weeklyMail: mayDo(staff, 'dealer.edit') ? await readWeeklyMail(services) : undefined,
  }
}

const asMonth = (typed: string | null) =>
  typed !== null && monthPattern.test(typed) ? typed : undefined

export default function AnalyticsRoute({ loaderData }: Route.ComponentProps) {
  const { figures, conversion, quotations, chosen, targets, mayEdit, weeklyMail } = loaderData
  const { revalidate } = useRevalidator()
  const onSaved = () => void revalidate()
  return (
    <>
      <PageHeading title={words.figures}>
        <LinkButton size="dense" to={appointmentFiguresUrl(figures)}>
          {words.toAppointments}
        </LinkButton>
      </PageHeading>
      <PeriodPicker path="/admin/figures" period={figures} chosen={chosen} />
      <AnalyticsPage figures={figures} conversion={conversion} />
      {quotations && <QuotationFiguresSection {...quotations} />}
      {targets.targets.length > 0 && (
        <TargetSection progress={targets} mayEdit={mayEdit} onSaved={onSaved} />
      )}
      {weeklyMail && <WeeklyMailSwitch {...weeklyMail} onSaved={onSaved} />}
    </>
  )
}
