import type { StaffStore } from '#app/auth/login/staff-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { mustChooseAvailability } from '#app/platform/permissions/availability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { assignmentRulesSetting } from './assignment-rules.ts'
import { readRuleParticipants } from './rule-participant-endpoints.server.ts'

type Deps = { facts: SettingsStore; staff: Pick<StaffStore, 'listAbleToLogIn'>; clock: Clock }

/**
 * Returns `true` if the person is to be asked whether they are available today: the rules are on,
 * the person gets enquiries by them, and the last choice has ended.
 */
export async function asksForAvailability(deps: Deps, staff: StaffAccount): Promise<boolean> {
  if (!mustChooseAvailability(staff, deps.clock())) return false
  if ((await deps.facts.get(assignmentRulesSetting)) === null) return false
  const { pipelines } = await readRuleParticipants(deps)
  return pipelines.some(({ people }) =>
    people.some(({ id, takesPart }) => id === staff.id && takesPart),
  )
}
