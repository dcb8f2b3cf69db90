import type { ReactNode } from 'react'
import type { DataColumn } from '#app/ui/components/data-table.tsx'
import type { Report, ReportColumn, ReportRow } from './define-report.ts'
import { renderReportCell } from './report-cell.tsx'

/**
 * Pairs of columns that share a cell if both columns are visible. Fifteen columns would be wider
 * than a desktop screen, but ten columns with two lines each fit.
 */
const stackedColumns: readonly (readonly [above: string, below: string])[] = [
  ['created_date', 'created_time'],
  ['bookingDate', 'serviceType'],
  ['contactNumber', 'email'],
  ['contact_number', 'email'],
  ['contact', 'email'],
  ['mobile_no', 'email_id'],
  ['model', 'enteredModel'],
  ['variant', 'color'],
  ['model', 'color'],
  ['registrationNumber', 'yearOfPurchase'],
  ['registration_number', 'year_of_purchase'],
  ['state', 'assignee'],
]

/** Returns the visible columns of the table; paired columns are combined. */
export function reportTableColumns(
  report: Report,
  chosen: readonly ReportColumn[],
  reference: (row: ReportRow) => ReactNode,
): DataColumn<ReportRow>[] {
  const find = (key: string) => chosen.find((column) => column.key === key)
  // The first visible partner counts, so that no column is shown twice.
  const aboveOf = (key: string) =>
    stackedColumns.find(([above, under]) => under === key && find(above))?.[0]
  const below = (key: string) => chosen.find((column) => aboveOf(column.key) === key)
  const cell = (column: ReportColumn, row: ReportRow) =>
    column.key === 'reference' ? reference(row) : renderReportCell(report, column, row)

  return chosen
    .filter(({ key }) => aboveOf(key) === undefined)
    .map((column) => {
      const second = below(column.key)
      return {
        key: column.key,
        label: column.label,
        ...(second ? { beneath: second.label } : {}),
        ...(column.key === 'message' ? { isLong: true } : {}),
        cell: (row) =>
          second ? (
            <>
              <span className="block truncate">{cell(column, row)}</span>
              <span className="block truncate text-quiet text-xs">{cell(second, row)}</span>
            </>
          ) : (
            cell(column, row)
          ),
      }
    })
}
