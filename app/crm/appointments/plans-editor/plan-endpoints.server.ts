import * as v from 'valibot'
import { readAppointmentRules } from '#app/crm/appointments/appointment-query.server.ts'
import { appointmentsContent } from '#app/crm/appointments/appointments-content.ts'
import type { AppointmentRules } from '#app/crm/appointments/free-hours.ts'
import {
  type LostPlace,
  type LostPlaceDeps,
  listLostPlaces,
  readComingBookings,
  withoutPlace,
} from '#app/crm/appointments/lost-places.server.ts'
import { findBookingCustomers } from '#app/crm/appointments/upcoming-booking-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { dealerEditSchema } from '#app/platform/dealer-details/dealer-edit-schema.ts'
import { parseHolidayDay } from '#app/platform/dealer-details/parse-holiday-day.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { capabilitiesOf } from '#app/platform/permissions/role-capabilities.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import {
  type draftsWithEffects,
  listLostPlacesNow,
  maxLostPlaces,
  showPlanEffects,
} from './plan-endpoints.ts'
import { listHourWarnings } from './plan-warnings.ts'

type Draft = (typeof draftsWithEffects)[number]

type EffectsDeps = LostPlaceDeps & {
  parts: { read: (part: Draft) => Promise<{ document: unknown }> }
}

/** Endpoints of appointments that lose their place. */
export const planEndpoints = [
  handleEndpoint(listLostPlacesNow, async (deps: LostPlaceDeps, { session }) => {
    const rules = await readAppointmentRules(deps.db, deps)
    const lost = await listLostPlaces(deps, session.staff)
    return present(lost, rules, { db: deps.db, staff: session.staff })
  }),

  handleEndpoint(showPlanEffects, async (deps: EffectsDeps, { query, session }) => {
    const before = await readAppointmentRules(deps.db, deps)
    const { document } = await deps.parts.read(query.draft)
    const after = withDraft(before, query.draft, document)
    const coming = await readComingBookings(deps, session.staff)
    const earlier = new Set(withoutPlace(before, coming).map(({ reference }) => reference))
    const lost = withoutPlace(after ?? before, coming).filter(
      ({ reference }) => !earlier.has(reference),
    )
    return {
      isComplete: after !== undefined,
      // A removed resource has its name in the published plans.
      ...(await present(lost, before, { db: deps.db, staff: session.staff })),
      coming: coming.length,
      warnings: listHourWarnings(after ?? before),
    }
  }),
]

/** Returns the rules after the draft is published; undefined if it is incomplete. */
function withDraft(
  rules: AppointmentRules,
  draft: Draft,
  document: unknown,
): AppointmentRules | undefined {
  if (draft === 'appointments') {
    const plans = v.safeParse(appointmentsContent.schema, document)
    return plans.success ? { ...rules, plans: plans.output } : undefined
  }
  const dealer = v.safeParse(v.object({ hours: dealerEditSchema.entries.hours }), document)
  if (!dealer.success) return undefined
  const { holidays, ...hours } = dealer.output.hours
  return {
    ...rules,
    hours: {
      ...hours,
      holidays: holidays.map(({ name, on }) => ({ name, on: parseHolidayDay(on) })),
    },
  }
}

async function present(
  lost: readonly LostPlace[],
  { plans }: AppointmentRules,
  { db, staff }: { db: Db; staff: StaffAccount },
) {
  const listed = lost.slice(0, maxLostPlaces)
  const mayRead = capabilitiesOf(staff.role).includes('desk.read')
  const references = mayRead ? listed.map(({ reference }) => reference) : []
  const customers = await findBookingCustomers(db, references)
  const names = new Map(plans.resources.map(({ key, name }) => [key, name]))
  return {
    bookings: listed.map(({ reference, purpose, day, at, resource, reason }) => ({
      ...{ name: '', phone: '', registrationNumber: '', ...customers.get(reference) },
      ...{ reference, purpose, day, at, reason },
      resource: resource === null ? null : (names.get(resource) ?? resource),
    })),
    more: Math.max(0, lost.length - maxLostPlaces),
  }
}
