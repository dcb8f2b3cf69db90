import type { StaffStore } from '#app/auth/login/staff-store.server.ts'
import type { EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { canWorkOnPipeline } from '#app/platform/permissions/pipeline-work.ts'
import { pipelinesOf } from '#app/platform/permissions/role.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { failField } from '#app/platform/result/result.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { ConversionQueries } from './conversion-query.server.ts'
import {
  daysOfMonth,
  type MonthTarget,
  type MonthTargets,
  salesTargetsSetting,
  targetDeclarations,
  weeklyFiguresMailSetting,
  withMonthTargets,
} from './sales-targets.ts'
import {
  changeTargets,
  changeWeeklyMail,
  getTargets,
  getWeeklyMail,
  type SentTargets,
  type TargetProgress,
} from './target-endpoints.ts'
import * as words from './target-words.ts'

export type TargetDeps = {
  facts: SettingsStore
  conversion: ConversionQueries
  staff: Pick<StaffStore, 'listAbleToLogIn'>
  clock: Clock
  timeZone: string
}

/** Endpoints of the monthly targets and of the weekly mail. */
export const targetEndpoints = [
  handleEndpoint(getTargets, (deps: TargetDeps, { query: { month }, session }) =>
    readTargets(deps, session.staff, month),
  ),

  handleEndpoint(
    changeTargets,
    async (deps: TargetDeps, { editor, session, body: { month, targets, version } }) => {
      const current = currentMonth(deps)
      if (month < current) unwrapResult(failField('month', words.isOver))
      if (month > nextYear(current)) unwrapResult(failField('month', words.isTooFar))
      const was = await deps.facts.findForEdit(salesTargetsSetting)
      const changed: MonthTargets = { ...was.value[month] }
      for (const { name } of targetDeclarations) {
        const sent = targets[name]
        if (sent) changed[name] = withSentTargets(changed[name], sent)
      }
      unwrapResult(
        await deps.facts.change(editor, salesTargetsSetting, {
          value: withMonthTargets(was.value, month, changed),
          version: version ?? was.version,
        }),
        { gone: words.gone, conflict: (latest) => words.changedMeanwhile(latest?.who) },
      )
      return { message: words.saved, ...(await readTargets(deps, session.staff, month)) }
    },
  ),

  handleEndpoint(getWeeklyMail, (deps: TargetDeps) => readWeeklyMail(deps)),

  handleEndpoint(changeWeeklyMail, async (deps: TargetDeps, { editor, body }) => {
    const was = await deps.facts.findForEdit(weeklyFiguresMailSetting)
    unwrapResult(
      await deps.facts.change(editor, weeklyFiguresMailSetting, {
        value: { isOn: body.isOn },
        version: body.version ?? was.version,
      }),
      { gone: words.gone, conflict: words.weeklyMailChangedMeanwhile },
    )
    return { message: words.weeklyMailSaved(body.isOn), ...(await readWeeklyMail(deps)) }
  }),
]

/** A target of null is removed. One that is left out does not change. */
function withSentTargets(
  before: MonthTarget | undefined,
  { house = before?.house, people }: SentTargets,
): MonthTarget {
  const all = new Map(Object.entries(before?.people ?? {}))
  for (const { id, target } of people)
    if (target === null) all.delete(String(id))
    else all.set(String(id), target)
  return {
    ...(typeof house === 'number' && { house }),
    people: Object.fromEntries(all),
  }
}

/**
 * Returns the targets of the current month if the person has one. Otherwise nothing is counted.
 */
export async function readOwnTargets(
  deps: TargetDeps,
  reader: EnquiryReader & { id: number },
): Promise<TargetProgress | undefined> {
  const targets = (await deps.facts.get(salesTargetsSetting))[currentMonth(deps)] ?? {}
  const hasOwn = Object.values(targets).some((target) => target?.people[reader.id] !== undefined)
  return hasOwn ? readTargets(deps, reader) : undefined
}

/**
 * Returns the targets of a month, or of the current month, that the reader's role may see. A person
 * is listed if the person works on the pipeline now, or has a target.
 */
export async function readTargets(
  deps: TargetDeps,
  reader: EnquiryReader,
  month = currentMonth(deps),
): Promise<TargetProgress> {
  const { value, version } = await deps.facts.findForEdit(salesTargetsSetting)
  const { pipelines } = await deps.conversion.count(reader, daysOfMonth(month), 'person')
  const staff = await deps.staff.listAbleToLogIn(deps.clock())
  const seen = pipelinesOf(reader.role)
  return {
    month,
    isOpen: month >= currentMonth(deps),
    version,
    targets: targetDeclarations
      .filter(({ pipeline }) => seen.includes(pipeline))
      .map(({ name, pipeline, figure }) => {
        const set = value[month]?.[name]
        const counted = pipelines.find(({ flow }) => flow === pipeline)
        const reachedBy = (id: number) =>
          counted?.groups.find(({ key }) => key === String(id))?.counts[figure] ?? 0
        return {
          name,
          kinds: counted?.kinds ?? [],
          house: { reached: counted?.total[figure] ?? 0, target: set?.house ?? null },
          people: staff
            .filter(
              (person) =>
                canWorkOnPipeline(person.role, pipeline) || set?.people[person.id] !== undefined,
            )
            .map((person) => ({
              id: person.id,
              name: staffName(person),
              reached: reachedBy(person.id),
              target: set?.people[person.id] ?? null,
            }))
            .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
        }
      }),
  }
}

export async function readWeeklyMail({ facts }: Pick<TargetDeps, 'facts'>) {
  const { value, version } = await facts.findForEdit(weeklyFiguresMailSetting)
  return { isOn: value.isOn, version }
}

const currentMonth = ({ clock, timeZone }: Pick<TargetDeps, 'clock' | 'timeZone'>) =>
  dayInZone(clock(), timeZone).slice(0, 7)

const nextYear = (month: string) => `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`
