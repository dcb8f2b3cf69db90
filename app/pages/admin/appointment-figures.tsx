import * as v from 'valibot'
import { periodForPreset, periodPresets } from '#app/crm/analytics/analytics-period.ts'
import { getAppointmentFigures } from '#app/crm/analytics/appointment-figures-endpoints.ts'
import { AppointmentFiguresPage } from '#app/crm/analytics/appointment-figures-page.tsx'
import * as words from '#app/crm/analytics/appointment-figures-words.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/appointment-figures'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

/** If the address names no valid period, the page shows the last four weeks. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { appointmentFigures, clock, timeZone, mayDo } = context.get(servicesContext)
  const asked = v.safeParse(getAppointmentFigures.query, Object.fromEntries(url.searchParams))
  const preset = periodPresets.find((it) => it === url.searchParams.get('period')) ?? 'month'
  const { from, to } = asked.success ? asked.output : {}
  const today = dayInZone(clock(), timeZone)
  const period = from && to ? { from, to } : periodForPreset(preset, today)
  return {
    figures: await appointmentFigures.get(staff, period),
    chosen: from && to ? '' : preset,
    mayOpenBoard: mayDo(staff, 'appointments.work'),
  }
}

export default function AppointmentFiguresRoute({ loaderData }: Route.ComponentProps) {
  return <AppointmentFiguresPage {...loaderData} />
}
