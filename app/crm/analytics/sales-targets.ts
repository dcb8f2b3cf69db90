import * as v from 'valibot'
import type { AssignablePipeline } from '#app/crm/assignment/rule-participants.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'
import type { ConversionFigureName } from './conversion-figures.ts'

/**
 * The targets that can be set. Each counts a figure of a pipeline for the enquiries received in a
 * month. The names are stored, so they are never renamed.
 */
export const targetDeclarations = [
  { name: 'sales', pipeline: 'sales', figure: 'won' },
  { name: 'cover', pipeline: 'cover', figure: 'won' },
] as const satisfies readonly {
  name: string
  pipeline: AssignablePipeline
  figure: ConversionFigureName
}[]

export type TargetName = (typeof targetDeclarations)[number]['name']
export const targetNames = targetDeclarations.map(({ name }) => name)

/** Maximum of one target, as a number of enquiries. */
export const maxTarget = 9999
/** Bounds the stored value. No dealership has more accounts. */
const maxAccounts = 1000
/** Ten years. */
const maxMonths = 120

/** The account ids under which targets are stored. */
const accountKey = v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/))
export const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/

export const targetNumberSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(maxTarget),
)

/** Targets of one month: for the dealership, and by account id. A missing target is not set. */
const monthTargetSchema = v.object({
  house: v.optional(targetNumberSchema),
  people: v.pipe(
    v.record(accountKey, targetNumberSchema),
    v.check((people) => Object.keys(people).length <= maxAccounts),
  ),
})

export type MonthTarget = v.InferOutput<typeof monthTargetSchema>

const monthTargetsSchema = v.object(v.entriesFromList(targetNames, v.optional(monthTargetSchema)))

export type MonthTargets = v.InferOutput<typeof monthTargetsSchema>

/** Targets by month, `YYYY-MM`. A month keeps its targets when later months change. */
export const salesTargetsSetting = defineSetting({
  name: 'sales-targets',
  label: 'the targets',
  shape: v.pipe(
    v.record(v.pipe(v.string(), v.regex(monthPattern)), monthTargetsSchema),
    v.check((months) => Object.keys(months).length <= maxMonths),
  ),
  fallback: {},
})

export type SalesTargets = v.InferOutput<typeof salesTargetsSetting.shape>

/** Replaces the targets of one month. Drops the oldest month if there are more than ten years. */
export function withMonthTargets(
  targets: SalesTargets,
  month: string,
  changed: MonthTargets,
): SalesTargets {
  const entries = Object.entries({ ...targets, [month]: { ...targets[month], ...changed } })
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).slice(-maxMonths))
}

/** Returns the first and the last day of a month, `YYYY-MM`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const last = new Date(`${month}-01T00:00:00Z`)
  last.setUTCMonth(last.getUTCMonth() + 1, 0)
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}

/** Settings of the weekly mail with figures to the owners. */
export const weeklyFiguresMailSetting = defineSetting({
  name: 'weekly-figures-mail',
  label: 'the weekly email with figures',
  shape: v.object({ isOn: v.boolean() }),
  fallback: { isOn: true },
})
