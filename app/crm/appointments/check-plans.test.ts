import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type AppointmentPlans, appointmentsContent } from './appointments-content.ts'
import { startPlans } from './start-plans.ts'

type Change = { [List in keyof AppointmentPlans]?: (rows: AppointmentPlans[List]) => unknown }

const changed = ({ plans, resources, overrides }: Change) => ({
  plans: plans?.(startPlans.plans) ?? startPlans.plans,
  resources: resources?.(startPlans.resources) ?? startPlans.resources,
  overrides: overrides?.(startPlans.overrides) ?? startPlans.overrides,
})

const everyDay = ['Monday', 'Wednesday'] as const
const withHours = (...windows: { days?: readonly string[]; from: string; until: string }[]) =>
  changed({
    plans: ([first, ...rest]) => [
      { ...first, windows: windows.map((it) => ({ days: everyDay, ...it })) },
      ...rest,
    ],
  })

const flaw = appointmentsContent.fieldMessage
const refusals = (document: unknown) =>
  (v.safeParse(appointmentsContent.schema, document).issues ?? []).map((issue) =>
    flaw(v.getDotPath(issue) ?? '', issue.message),
  )
const warnings = (document: unknown) =>
  appointmentsContent.warnings(document).map(({ path, says }) => flaw(path, says))

describe('plans of appointments', () => {
  it('to start from have neither refusals nor warnings', () => {
    expect([refusals(startPlans), warnings(startPlans)]).toEqual([[], []])
  })

  it('have each purpose once', () => {
    const document = changed({ plans: ([first, ...rest]) => [first, first, ...rest.slice(1)] })
    expect(refusals(document)).toEqual(['Plan 2, Purpose has a plan already'])
  })

  it('have hours that end after they start and do not overlap on a day', () => {
    expect(refusals(withHours({ from: '13:00', until: '10:00' }))).toEqual([
      'Plan 1, Time range 1, Until must be later than the start',
    ])
    const morning = { from: '10:00', until: '13:00' }
    expect(refusals(withHours(morning, { from: '12:00', until: '15:00' }))).toEqual([
      'Plan 1, Time range 2, From must not overlap other hours of the same day',
    ])
    expect(refusals(withHours(morning, { from: '13:00', until: '15:00' }))).toEqual([])
    const sunday = { days: ['Sunday'], from: '12:00', until: '15:00' }
    expect(refusals(withHours(morning, sunday))).toEqual([])
  })

  it('refuse a resource’s key that is used twice, and other hours of an unknown resource', () => {
    const twice = changed({ resources: (rows) => [...rows, ...rows.slice(0, 1)] })
    expect(refusals(twice)).toEqual(['Resource 5, Name in the data is used twice'])
    const day = '2026-11-04'
    const unknown = changed({ overrides: () => [{ day, resource: 'bay-9', windows: [] }] })
    expect(refusals(unknown)).toEqual(['Special day 1, Only for is not one of the resources'])
  })

  it('refuse two rows of other hours for the same day and resource', () => {
    const day = '2026-11-04'
    const rows = [
      { day, windows: [] },
      { day, resource: 'bay-1', windows: [] },
    ]
    expect(refusals(changed({ overrides: () => rows }))).toEqual([])
    expect(refusals(changed({ overrides: () => [...rows, ...rows] }))).toEqual([
      'Special day 3, Day has other hours already: add them to that row',
      'Special day 4, Day has other hours already: add them to that row',
    ])
  })

  it('warn about a purpose without a resource in use, and a resource without a plan', () => {
    const resting = changed({
      resources: (rows) => rows.map((it) => ({ ...it, isResting: it.key === 'demo-1' })),
    })
    expect(warnings(resting)).toEqual([
      'Plan 4, Purpose has no bay, vehicle or counter in use that serves it, so nobody can book it',
    ])
    const unplanned = changed({ plans: (rows) => rows.slice(0, -1) })
    expect(warnings(unplanned)).toEqual(['Resource 4, For has a purpose without a plan: Delivery'])
  })

  it('warn if notice, length or start leave nothing or waste time', () => {
    const notice = changed({
      plans: ([first, ...rest]) => [{ ...first, leadMinutes: 1440, horizonDays: 1 }, ...rest],
    })
    expect(warnings(notice)).toEqual([
      'Plan 1, Notice is longer than the days ahead that can be booked, so nobody can book it',
    ])
    expect(warnings(withHours({ from: '10:00', until: '10:45' }))).toEqual([
      'Plan 1, Minutes is longer than all hours of the plan, so nobody can book it',
    ])
    expect(warnings(withHours({ from: '10:10', until: '13:00' }))[0]).toContain(
      'Plan 1, Time range 1, From is not on a quarter of an hour',
    )
  })
})
