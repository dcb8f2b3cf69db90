import { expect, test } from 'vitest'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { selectedEnquiriesCsv } from './selected-enquiries-csv.ts'

const row: DeskRow = {
  id: 1,
  reference: 'TR-7F3K2',
  kind: 'test-ride',
  kindTitle: 'Test ride',
  flow: 'sales',
  name: '=HYPERLINK("http://evil")',
  contact: '90000 00001',
  phone: '+919000000001',
  email: 'asha@example.com',
  model: 'DIO',
  vehicle: '',
  service: null,
  state: 'follow-up',
  isOpen: true,
  lostReason: null,
  assignee: { id: 2, name: 'Ravi' },
  dueAt: '2026-11-24T05:30:00Z',
  nextStepAt: null,
  nextStepText: '',
  receivedAt: '2026-11-22T11:00:00Z',
  callBy: null,
  bookingDate: null,
  source: '',
  isOverdue: false,
  isUnread: false,
  isErased: false,
  lastCall: null,
  missing: [],
  version: 1,
}

test('formats selected enquiries as CSV and escapes spreadsheet formulas', () => {
  const [head, line] = selectedEnquiriesCsv([row], 'Asia/Kolkata').split('\r\n')
  expect(head).toBe(
    '\uFEFF"Reference","Received","Type","Name","Contact number","Email","Model","Status","Assigned to","Due","Booking date"',
  )
  expect(line).toBe(
    `"TR-7F3K2","22 Nov 2026, 4:30 PM","Test ride","'=HYPERLINK(""http://evil"")","90000 00001","asha@example.com","DIO","Follow-up","Ravi","24 Nov 2026, 11:00 AM",""`,
  )
})
