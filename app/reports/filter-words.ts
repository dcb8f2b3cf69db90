import type { ReportFilter } from './filter.ts'

/** The filter on paper, a condition each: `from 2026-11-01`, `to 2026-11-30`, `with “asha”`. */
export function conditions({ fromDate, toDate, search }: ReportFilter): string[] {
  return [
    ...(fromDate ? [`from ${fromDate}`] : []),
    ...(toDate ? [`to ${toDate}`] : []),
    ...(search ? [`with “${search}”`] : []),
  ]
}
