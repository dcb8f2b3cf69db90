import { expect, test } from 'vitest'
import { findReport } from './define-report.ts'
import { hiddenColumnsCookie, readHiddenColumns, selectedReportColumns } from './report-columns.ts'

test('stores the hidden columns of each report in a cookie', () => {
  const cookie = hiddenColumnsCookie('booking', ['created_time', 'email'])
  expect(cookie).toBe(
    'hidden-booking=created_time.email; path=/admin; max-age=31536000; samesite=lax',
  )
  const sent = 'session=x; hidden-booking=created_time.email; sidebar=narrow'
  expect(readHiddenColumns(sent, 'booking')).toEqual(['created_time', 'email'])
  expect(readHiddenColumns(sent, 'amc')).toEqual([])
  expect(readHiddenColumns(null, 'amc')).toEqual([])
})

test('exports all columns, or the chosen columns in the order of the report', () => {
  const report = findReport('offer')
  if (!report) throw new Error('no report')
  const labels = (keys?: string) => selectedReportColumns(report, keys).map(({ label }) => label)
  const own = ['Date', 'Time', 'Reference', 'Name', 'Contact number', 'Email', 'Offer']
  expect(labels()).toEqual([...own, 'Status', 'Assigned to'])
  expect(labels('assignee,email,name')).toEqual(['Name', 'Email', 'Assigned to'])
})
