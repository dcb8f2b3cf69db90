import { expect, test } from 'vitest'
import { deskRowExample } from '#tests/desk-row-example.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { selectedEnquiriesCsv } from './selected-enquiries-csv.ts'

const row: DeskRow = { ...deskRowExample, name: '=HYPERLINK("http://evil")' }

test('formats selected enquiries as CSV and escapes spreadsheet formulas', () => {
  const [head, line] = selectedEnquiriesCsv([row], 'Asia/Kolkata').split('\r\n')
  expect(head).toBe(
    '\uFEFF"Reference","Received","Type","Name","Contact number","Email","Model","Status","Assigned to","Due","Booking date"',
  )
  expect(line).toBe(
    `"TR-7F3K2","22 Nov 2026, 4:30 PM","Test ride","'=HYPERLINK(""http://evil"")","90000 00001","asha@example.com","DIO","Follow-up","Ravi","24 Nov 2026, 11:00 AM",""`,
  )
})
