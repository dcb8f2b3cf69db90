import { expect, test } from 'vitest'
import { allReports } from './define-report.ts'
import { reportTableColumns } from './report-table-columns.tsx'

test('shows each column of a report exactly once', () => {
  for (const report of allReports) {
    const shown = reportTableColumns(report, report.columns, () => null)
    const labels = shown.flatMap(({ label, beneath }) => (beneath ? [label, beneath] : [label]))
    expect(labels.toSorted(), report.slug).toEqual(
      report.columns.map(({ label }) => label).toSorted(),
    )
  }
})
