import { staffStore } from '#app/auth/login/staff-store.server.ts'
import { type DeskListQueries, deskListQueries } from '#app/crm/desk/desk-list-query.server.ts'
import type { EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { ComposeWeeklyMail } from '#app/crm/mail/staff-notification-mail.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { addDays, mondayOf } from '#app/platform/calendar/day-arithmetic.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { settingsStore } from '#app/platform/settings/settings-store.server.ts'
import type { Conversion, ConversionCounts } from './conversion-endpoints.ts'
import { listShownFigures } from './conversion-figures.ts'
import type { ConversionQueries } from './conversion-query.server.ts'
import { figures as figureLabels } from './conversion-words.ts'
import { deskListUrl, figureListUrl } from './desk-list-url.ts'
import { daysOfMonth, targetDeclarations } from './sales-targets.ts'
import { flows } from './staff-words.ts'
import { readTargets, readWeeklyMail, type TargetDeps } from './target-endpoints.server.ts'
import * as words from './weekly-figures-words.ts'

type WeeklyFiguresDeps = TargetDeps & {
  deskList: Pick<DeskListQueries, 'unplanned'>
  publicUrl: string | undefined
}

type ComposerDeps = Parameters<typeof deskListQueries>[0] &
  ChangeContext & { conversion: ConversionQueries; publicUrl: string | undefined }

/** Returns the function with which the mail worker composes the weekly mail. */
export function weeklyFiguresComposer(deps: ComposerDeps): ComposeWeeklyMail {
  const needs: WeeklyFiguresDeps = {
    ...deps,
    facts: settingsStore(deps),
    staff: staffStore(deps.db),
    deskList: deskListQueries(deps),
  }
  return (reader, queuedAt) => composeWeeklyFigures(needs, reader, queuedAt)
}

/**
 * Composes the weekly mail with the figures of the week before `queuedAt`. Returns undefined if the
 * mail was switched off, or if the reader is no longer an owner. The mail has no customer data.
 */
async function composeWeeklyFigures(
  deps: WeeklyFiguresDeps,
  reader: EnquiryReader,
  queuedAt: Date,
) {
  if (reader.role !== 'owner' || !(await readWeeklyMail(deps)).isOn) return undefined
  const monday = addDays(mondayOf(dayInZone(queuedAt, deps.timeZone)), -7)
  const week = { from: monday, to: addDays(monday, 6) }
  const conversion = await deps.conversion.count(reader, week, 'kind')
  const unplanned = await deps.deskList.unplanned(reader)
  const days = `${formatDay(week.from)} – ${formatDay(week.to)}`
  // A week may be in two months.
  const months = new Set([week.from, week.to].map((day) => day.slice(0, 7)))
  const targets = await Promise.all([...months].map((month) => targetLines(deps, reader, month)))
  const lines = [
    words.intro(days),
    '',
    ...(conversion.pipelines.length === 0 ? [words.nothing, ''] : []),
    ...conversion.pipelines.flatMap((pipeline) => pipelineLines(deps, conversion, pipeline)),
    ...targets.flat(),
    words.withoutStep(unplanned),
    ...(unplanned > 0 ? linkTo(deps, deskListUrl({ section: 'unplanned' })) : []),
    '',
    ...linkTo(deps, `/admin/figures?${new URLSearchParams({ ...week, by: 'kind' })}`),
    words.reason,
    '',
  ]
  return { subject: words.subject(days), text: lines.join('\n') }
}

function pipelineLines(
  deps: WeeklyFiguresDeps,
  { from, to }: Conversion,
  pipeline: Conversion['pipelines'][number],
): string[] {
  const { flow, total, groups } = pipeline
  const figuresOf = (counts: ConversionCounts) =>
    listShownFigures(flow, 'kind').flatMap((name) => {
      const url = figureListUrl(name, pipeline, { from, to })
      return [
        `  ${words.figure(figureLabels[name][flow], counts[name])}`,
        ...(counts[name] > 0 && url ? linkTo(deps, url).map((link) => `  ${link}`) : []),
      ]
    })
  return [
    flows[flow],
    ...figuresOf(total),
    ...(groups.length > 1
      ? [`  ${words.kinds(groups.map(({ name, counts }) => ({ name, count: counts.received })))}`]
      : []),
    '',
  ]
}

async function targetLines(
  deps: WeeklyFiguresDeps,
  reader: EnquiryReader,
  month: string,
): Promise<string[]> {
  const { targets } = await readTargets(deps, reader, month)
  const set = targets.flatMap(({ name, kinds, house }) => {
    if (house.target === null) return []
    const url = targetListUrl(name, kinds, month)
    return [
      `  ${words.target(name, house.reached, house.target)}`,
      ...(url ? linkTo(deps, url).map((link) => `  ${link}`) : []),
    ]
  })
  return set.length > 0 ? [words.targetsOf(month), ...set, ''] : []
}

function targetListUrl(name: string, kinds: readonly string[], month: string) {
  const declared = targetDeclarations.find((it) => it.name === name)
  if (!declared || kinds.length === 0) return undefined
  return figureListUrl(declared.figure, { flow: declared.pipeline, kinds }, daysOfMonth(month))
}

const linkTo = ({ publicUrl }: WeeklyFiguresDeps, path: string) =>
  publicUrl ? [`${publicUrl}${path}`] : []
