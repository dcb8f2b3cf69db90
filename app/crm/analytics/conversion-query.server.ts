import { type RawBuilder, sql } from 'kysely'
import { assignablePipelines } from '#app/crm/assignment/rule-participants.ts'
import { sourceLabel } from '#app/crm/enquiries/enquiry-source-words.ts'
import {
  type EnquiryReader,
  enquiryKindTitle,
  listVisibleEnquiryKinds,
} from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { EnquiryFilter } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { allOf, enquiryQueries } from '#app/crm/enquiry-query/enquiry-list-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { AnalyticsPeriod } from './analytics-period.ts'
import type { Conversion, ConversionCounts } from './conversion-endpoints.ts'
import {
  type ConversionFigureName,
  type ConversionGrouping,
  conversionFigures,
  filterOfFigure,
} from './conversion-figures.ts'

export type ConversionQueries = ReturnType<typeof conversionQueries>

/**
 * Maximum number of rows in one table. A visitor's address can name any source, so the smallest
 * groups are combined.
 */
const maxRows = 25

const columns: Record<ConversionGrouping, RawBuilder<string | number | null>> = {
  person: sql`e.assignee_id`,
  model: sql`e.model`,
  source: sql`e.source`,
  kind: sql`e.kind`,
}

type CountRow = { kind: string; grouped: string | number | null } & Record<
  ConversionFigureName,
  number | string
>

/**
 * Counts the figures of `conversionFigures`. A figure is counted with the same conditions as the
 * desk list to which it links.
 */
export function conversionQueries(deps: Parameters<typeof enquiryQueries>[0]) {
  const { conditionsOf } = enquiryQueries(deps)

  return {
    /** Returns the figures of the enquiries received in a period, for each pipeline and group. */
    async count(
      reader: EnquiryReader,
      { from, to }: AnalyticsPeriod,
      by: ConversionGrouping,
    ): Promise<Conversion> {
      const kinds = listVisibleEnquiryKinds(reader)
      const pipelines = assignablePipelines.map((flow) => ({
        flow,
        kinds: kinds.filter((kind) => kind.flow === flow).map(({ slug }) => slug),
      }))
      const received: EnquiryFilter = { section: 'all', receivedFrom: from, receivedTo: to }
      // The outer condition has the section, so that the inner ones need not repeat it.
      const sumOf = (name: ConversionFigureName) => {
        const branches = pipelines.flatMap(({ flow, kinds: kind }) => {
          const filter = filterOfFigure(name, flow)
          if (!filter || kind.length === 0) return []
          const matches = conditionsOf({ section: 'stored', kind, ...filter }, reader)
          return [sql`when ${allOf(matches)} then 1`]
        })
        const sum =
          branches.length > 0 ? sql`case ${sql.join(branches, sql` `)} else 0 end` : sql`0`
        return sql`sum(${sum}) as ${sql.ref(name)}`
      }
      const { rows } = await sql<CountRow>`
        select e.kind, ${columns[by]} as grouped,
          ${sql.join(conversionFigures.map(({ name }) => sumOf(name)))}
        from enquiries e where ${allOf(conditionsOf(received, reader))}
        group by e.kind, ${columns[by]}`.execute(deps.db)
      const names = by === 'person' ? await listPeopleNames(deps.db, rows) : new Map()
      return {
        from,
        to,
        by,
        pipelines: pipelines.flatMap(({ flow, kinds: kind }) => {
          const counted = rows.filter((row) => kind.includes(row.kind))
          if (counted.length === 0) return []
          return [
            {
              flow,
              kinds: kind,
              total: sumCounts(counted),
              groups: groupRows(counted, by, (key) => labelOf(by, key, names)),
            },
          ]
        }),
      }
    },
  }
}

/** Returns the largest groups. The last group, with the key null, has all other enquiries. */
function groupRows(
  rows: readonly CountRow[],
  by: ConversionGrouping,
  label: (key: string) => string,
) {
  const keys = [...new Set(rows.map(({ grouped }) => grouped))].filter((key) => key !== null)
  const groups = keys
    .map((grouped) => {
      const key = String(grouped)
      const counts = sumCounts(rows.filter((row) => row.grouped === grouped))
      return { key, name: label(key), counts }
    })
    .sort((a, b) => b.counts.received - a.counts.received || (a.name < b.name ? -1 : 1))
  // Every person has a row, so that the last one has only unassigned enquiries.
  const shown = by === 'person' ? groups : groups.slice(0, maxRows)
  const isShown = new Set(shown.map(({ key }) => key))
  const rest = rows.filter(({ grouped }) => grouped === null || !isShown.has(String(grouped)))
  return rest.length > 0 ? [...shown, { key: null, name: '', counts: sumCounts(rest) }] : shown
}

function sumCounts(rows: readonly CountRow[]): ConversionCounts {
  const sum = (name: ConversionFigureName) =>
    rows.reduce((total, row) => total + Number(row[name]), 0)
  return {
    received: sum('received'),
    'in-time': sum('in-time'),
    open: sum('open'),
    won: sum('won'),
    lost: sum('lost'),
  }
}

function labelOf(by: ConversionGrouping, key: string, names: ReadonlyMap<string, string>): string {
  switch (by) {
    case 'person':
      return names.get(key) ?? `#${key}`
    case 'source':
      return sourceLabel(key)
    case 'kind':
      return enquiryKindTitle(key)
    case 'model':
      return key
  }
}

async function listPeopleNames(db: Db, rows: readonly CountRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.map(({ grouped }) => Number(grouped ?? 0)))].filter((id) => id > 0)
  if (ids.length === 0) return new Map()
  const people = await db
    .selectFrom('staff')
    .select(['id', 'user_id', 'user_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(people.map((it) => [String(it.id), staffName(it)]))
}
