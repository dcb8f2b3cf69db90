import { expect, it } from 'vitest'
import { csvLine } from '#app/platform/schema/csv-line.ts'
import type { ReportRow } from './define-report.ts'
import { reportCsvStream } from './report-csv.server.ts'

const columns = [{ key: 'name', label: 'Name', from: 'name' }]

/** Creates ten pages with one row each, and records how many pages were read. */
function counted() {
  const state = { read: 0, isOver: false }
  async function* pages(): AsyncGenerator<ReportRow[]> {
    try {
      for (; state.read < 10; ) {
        state.read += 1
        const row = {
          id: state.read,
          reference: '',
          created_date: '',
          created_time: '',
          number_to_call: null,
        }
        yield [{ ...row, name: `N${state.read}` }]
      }
    } finally {
      state.isOver = true
    }
  }
  const reader = reportCsvStream(columns, pages()).getReader()
  const next = async () => {
    const { done, value } = await reader.read()
    return done ? undefined : new TextDecoder().decode(value)
  }
  return { state, reader, next }
}

it('reads the next page only when the client has taken the previous one', async () => {
  const { state, next } = counted()
  expect(await next()).toContain('"Name"')
  expect(await next()).toBe('"N1"\r\n')
  await new Promise(setImmediate)
  expect(state.read).toBeLessThan(5)
  let text = ''
  for (let part = await next(); part; part = await next()) text += part
  expect(text.endsWith('"N10"\r\n')).toBe(true)
  expect(state).toEqual({ read: 10, isOver: true })
})

it.each([
  ['=1+1', `"'=1+1"`],
  ['＝1+1', `"'＝1+1"`],
  ['＋91 1', `"'＋91 1"`],
  ['－1', `"'－1"`],
  ['＠SUM(A1)', `"'＠SUM(A1)"`],
  ['Asha;=1+1', `"Asha;'=1+1"`],
  ['Asha;"=1+1', `"Asha;""'=1+1"`],
  ['Asha\t＝1+1', `"Asha\t'＝1+1"`],
  ['a|-1|@x', `"a|'-1|'@x"`],
  [';=1', `";'=1"`],
  ['Hello\n=1+1;x', `"Hello\n'=1+1;x"`],
  ['Rao; Asha, 9 - 5', '"Rao; Asha, 9 - 5"'],
  ['a-b=c|d', '"a-b=c|d"'],
])('marks %j as text, because a spreadsheet would execute it', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`)
})

it('stops reading when the client disconnects', async () => {
  const { state, reader, next } = counted()
  await next()
  await reader.cancel()
  expect(state.isOver).toBe(true)
  expect(state.read).toBeLessThan(5)
})
