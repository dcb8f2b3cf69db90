import { formatDay } from '#app/platform/calendar/format-day.ts'
import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { type HandledEndpoint, handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import type { Result } from '#app/platform/result/result.ts'
import type { SpreadsheetReader } from '#app/platform/spreadsheets/spreadsheet-reader.server.ts'
import { previewEarlierList, previewFileRows } from './build-price-list-preview.ts'
import type { PlannedPriceListStore } from './planned-price-list-store.server.ts'
import type { PriceEditRefusal } from './price-changes.ts'
import { priceListCsv } from './price-list-csv.ts'
import { endpointsByPriceList } from './price-list-endpoints.ts'
import {
  type PriceListLineEdit,
  type PriceListName,
  priceListLineKey,
  priceListNames,
} from './price-list-line.ts'
import type { PriceListStore } from './price-list-store.server.ts'
import { readPriceListFile } from './read-price-list-file.ts'
import * as words from './staff-words.ts'

type Deps = {
  priceLists: PriceListStore
  plannedPriceLists: PlannedPriceListStore
  sheets: SpreadsheetReader
  clock: Clock
  timeZone: string
}

/** Endpoints for whole price lists in Manage → Price and Manage → Accessories Price. */
export const priceListEndpoints: readonly HandledEndpoint<Deps>[] =
  priceListNames.flatMap(endpointsOfList)

function endpointsOfList(list: PriceListName): HandledEndpoint<Deps>[] {
  const calls = endpointsByPriceList[list]
  return [
    handleEndpoint(calls.lines, async ({ priceLists: lists }: Deps) => ({
      rows: await lists[list].lines(),
    })),

    handleEndpoint(calls.download, async ({ priceLists: lists, clock, timeZone }: Deps) => {
      const csv = priceListCsv(list, await lists[list].lines())
      return new Response(csv, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${downloadFileNames[list]}-${dayInZone(clock(), timeZone)}.csv"`,
        },
      })
    }),

    handleEndpoint(calls.preview, async ({ priceLists: lists, sheets }: Deps, { body }) => {
      const read = await sheets.read(body.file)
      const given = read.ok ? readPriceListFile(list, read.value) : read.problem.message
      if (typeof given === 'string') throw new Problem(422, given, { errors: { file: [given] } })
      return { rows: previewFileRows(list, await lists[list].lines(), given) }
    }),

    handleEndpoint(calls.apply, async ({ priceLists: lists, ...deps }: Deps, { body, editor }) => {
      const { validFrom } = body
      if (validFrom !== undefined) {
        const planned = await deps.plannedPriceLists[list].plan(editor, { ...body, validFrom })
        const { id, changed } = unwrapPriceEdit(planned, body.rows)
        return { message: words.plannedMessage(changed, formatDay(validFrom)), plan: id, changed }
      }
      const done = unwrapPriceEdit(await lists[list].apply(editor, body), body.rows)
      const { id, changed } = done
      const saved = done.isOfMore ? words.savedModels : words.saved[list]
      return { message: saved(changed), change: id, changed }
    }),

    handleEndpoint(calls.changes, async ({ priceLists: lists }: Deps) => ({
      rows: await lists[list].listChanges(),
    })),

    handleEndpoint(calls.undo, async ({ priceLists: lists }: Deps, { params, editor }) => {
      const { id, changed, isOfMore } = (await lists[list].undo(editor, params.change)).done
      const isBack = isOfMore ? words.modelsAreBack : words.isBack[list]
      return { message: isBack(changed), change: id, changed }
    }),

    handleEndpoint(calls.planned, async ({ plannedPriceLists: plans }: Deps) => ({
      rows: await plans[list].list(),
    })),

    handleEndpoint(
      calls.cancelPlan,
      async ({ plannedPriceLists: plans }: Deps, { params, editor }) => {
        const id = parseRowId(params.plan)
        if (id === undefined || !(await plans[list].cancel(editor, id)))
          throw new Problem(404, words.noSuchPlan)
        return { message: words.planCancelled }
      },
    ),

    handleEndpoint(calls.before, async ({ priceLists: lists }: Deps, { params }) => {
      const before = await lists[list].linesBefore(params.change)
      if (!before) throw new Problem(404, words.noSuchChange)
      return { rows: previewEarlierList(list, await lists[list].lines(), before) }
    }),
  ]
}

/** The date is appended, so that files of different days have different names. */
const downloadFileNames = { prices: 'price-list', accessories: 'accessories-price-list' }

/** Field errors use the index of the row in the request, such as `rows.3.price`. */
function unwrapPriceEdit<Done>(
  result: Result<Done, PriceEditRefusal>,
  rows: readonly PriceListLineEdit[],
): Done {
  if (result.ok) return result.value
  const { details } = result.problem
  if (!details) return unwrapResult(result)
  if ('flaws' in details) {
    const errors = details.flaws.map(({ index, message }) => [`rows.${index}.price`, [message]])
    throw new Problem(422, details.flaws[0]?.message ?? '', { errors: Object.fromEntries(errors) })
  }
  const errors = details.stale.map(({ index, now }) => {
    const row = rows[index]
    const line = now.find((it) => row && priceListLineKey(it) === priceListLineKey(row))
    return [
      `rows.${index}.price`,
      [line ? words.isNow(formatRupeesExact(line.price)) : words.goneMeanwhile],
    ]
  })
  const names = [...new Set(details.stale.map(({ name }) => name))].filter((it) => it !== '')
  throw new Problem(409, words.changedMeanwhile(names), { errors: Object.fromEntries(errors) })
}
