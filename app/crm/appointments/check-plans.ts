import type { AppointmentPurpose } from './appointment-purposes.ts'
import type {
  AppointmentOverride,
  AppointmentPlan,
  AppointmentPlans,
  AppointmentResource,
} from './appointments-content.ts'
import * as words from './appointments-content-words.ts'

/** A refusal or a warning about a field. The message continues the field's name. */
export type PlanIssue = { path: readonly (string | number)[]; message: string }

/** Returns the problems between the fields and rows of the document. */
export function listPlanIssues({ plans, resources, overrides }: AppointmentPlans): PlanIssue[] {
  return [
    ...listIssuesOfPlans(plans),
    ...resources.flatMap(({ key }, index) =>
      resources.findIndex((it) => it.key === key) < index
        ? [{ path: ['resources', index, 'key'], message: words.repeatedKey }]
        : [],
    ),
    ...overrides.flatMap((row, index) =>
      listIssuesOfOverride({ resources, overrides }, row, index),
    ),
  ]
}

function listIssuesOfPlans(plans: readonly AppointmentPlan[]): PlanIssue[] {
  return plans.flatMap(({ purpose, windows }, index) => [
    ...(plans.findIndex((it) => it.purpose === purpose) < index
      ? [{ path: ['plans', index, 'purpose'], message: words.repeatedPurpose }]
      : []),
    ...listIssuesOfHours(windows, ['plans', index]),
  ])
}

function listIssuesOfOverride(
  { resources, overrides }: Pick<AppointmentPlans, 'resources' | 'overrides'>,
  { day, resource, windows }: AppointmentOverride,
  index: number,
): PlanIssue[] {
  const first = overrides.findIndex((it) => it.day === day && it.resource === resource)
  return [
    ...(first < index ? [{ path: ['overrides', index, 'day'], message: words.repeatedDay }] : []),
    ...(resource !== undefined && !resources.some(({ key }) => key === resource)
      ? [{ path: ['overrides', index, 'resource'], message: words.unknownResource }]
      : []),
    ...listIssuesOfHours(windows, ['overrides', index]),
  ]
}

type Hours = { from: string; until: string; days?: readonly string[] }

/** Returns an issue for the first hours that end before they start or overlap earlier ones. */
function listIssuesOfHours(windows: readonly Hours[], row: PlanIssue['path']): PlanIssue[] {
  for (const [index, one] of windows.entries()) {
    const path = [...row, 'windows', index]
    if (one.until <= one.from) return [{ path: [...path, 'until'], message: words.endsBeforeStart }]
    const isOverlapping = windows
      .slice(0, index)
      .some(
        (other) =>
          one.from < other.until &&
          other.from < one.until &&
          (!one.days || one.days.some((day) => other.days?.includes(day) ?? true)),
      )
    if (isOverlapping) return [{ path: [...path, 'from'], message: words.overlaps }]
  }
  return []
}

/** Returns warnings about plans that can be published, but hardly as the dealer means them. */
export function listPlanWarnings(document: AppointmentPlans): PlanIssue[] {
  const { plans, resources } = document
  return [
    ...plans.flatMap((plan, index) =>
      listWarningsOfPlan(plan, resources).map(({ path, message }) => ({
        path: ['plans', index, ...path],
        message,
      })),
    ),
    ...resources.flatMap(({ purposes, isResting }, index) => {
      const unplanned = purposes.filter((it) => !plans.some(({ purpose }) => purpose === it))
      return isResting || unplanned.length === 0
        ? []
        : [{ path: ['resources', index, 'purposes'], message: words.withoutPlan(unplanned) }]
    }),
  ]
}

function listWarningsOfPlan(
  { purpose, minutes, leadMinutes, horizonDays, windows }: AppointmentPlan,
  resources: readonly AppointmentResource[],
): PlanIssue[] {
  const isServed = isPurposeServed(resources, purpose)
  const isTooLong =
    windows.length > 0 &&
    windows.every(({ from, until }) => minutesOf(until) - minutesOf(from) < minutes)
  return [
    ...(isServed ? [] : [{ path: ['purpose'], message: words.withoutResource }]),
    ...(isTooLong ? [{ path: ['minutes'], message: words.longerThanHours }] : []),
    ...(leadMinutes >= horizonDays * 24 * 60
      ? [{ path: ['leadMinutes'], message: words.noticeAfterHorizon }]
      : []),
    ...windows.flatMap(({ from }, index) =>
      minutesOf(from) % 15 === 0
        ? []
        : [{ path: ['windows', index, 'from'], message: words.offQuarterHour }],
    ),
  ]
}

/** `true` if a resource in use serves the purpose. */
export const isPurposeServed = (
  resources: readonly AppointmentResource[],
  purpose: AppointmentPurpose,
): boolean => resources.some((it) => !it.isResting && it.purposes.includes(purpose))

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
