import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { sampleWorkbook } from '#tests/sample-workbook.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }

const text = (cell: string, value: string) =>
  `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
const number = (cell: string, value: number) => `<c r="${cell}"><v>${value}</v></c>`
const row = (at: number, ...cells: string[]) => `<row r="${at}">${cells.join('')}</row>`

/** A title, blank rows, a heading over two rows, rupees, and dates of several kinds. */
const messySheet = [
  row(1, text('A1', 'SRI BALAJI MOTORS - ENQUIRY REGISTER')),
  row(
    3,
    text('A3', 'Customer Name'),
    text('B3', 'Contact No.'),
    text('C3', 'Enquiry Date'),
    text('D3', 'Model'),
    text('E3', 'Quoted (₹)'),
    text('F3', 'Status'),
    text('G3', 'Reg. No.'),
    text('H3', 'Remarks'),
  ),
  row(
    6,
    text('A6', 'Padma Rao'),
    number('B6', 9_848_012_345),
    number('C6', 45_657),
    text('D6', 'SHINE 125'),
    text('E6', '₹ 1,02,500/-'),
    text('F6', 'Delivered'),
  ),
  row(
    7,
    text('A7', 'Ravi Kumar'),
    text('B7', '+91 90000 00001 / 040-2345678'),
    text('C7', '5-3-24'),
    text('D7', 'DIO'),
    text('F7', 'Lost'),
    text('G7', 'ts-09-ab-1234'),
  ),
  row(
    9,
    text('A9', 'Asha'),
    text('B9', '90000-00002'),
    text('C9', '14 Mar 2024'),
    text('D9', 'HORNET 2.0'),
    text('F9', 'Hot'),
    text('H9', 'Wants exchange'),
  ),
  row(10, text('A10', 'Binu'), text('B10', '98480'), text('C10', '14 Foo 2024')),
].join('')

test('the owner imports a messy Excel list on a phone, finds a customer and undoes it', async () => {
  const sheet = await sampleWorkbook(
    { Register: messySheet },
    '<mergeCells count="1"><mergeCell ref="A3:A4"/></mergeCells>',
  )
  const page = await openLoggedInWindow(site, '/admin/customers', phone)
  await page.getByRole('link', { name: 'Import', exact: true }).tap()
  await page.waitForURL(/\/admin\/customers\/import$/)
  await page.getByText('Nothing has been imported yet.').waitFor()
  await page.locator('input[type=file]').setInputFiles({
    name: 'register.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await sheet.arrayBuffer()),
  })
  await page.getByText('4 rows in the sheet “Register”, with the headings in row 3.').waitFor()
  const use = (heading: string) => page.getByLabel(`Import ${heading} as`)
  expect(await use('Contact No.').inputValue()).toBe('mobile')
  expect(await use('Quoted (₹)').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Preview' }).tap()
  await page.getByText('Choose if day or month comes first.').waitFor()
  await page.getByLabel('Day or month first?').selectOption('Day first (31/12/2025)')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Preview' }).tap()

  await page.getByText('Row 10, Mobile number:').waitFor()
  await page.getByText('Row 10, Date of the enquiry:').waitFor()
  const importButton = page.getByRole('button', { name: 'Import 3 enquiries' })
  expect(await importButton.isDisabled()).toBe(true)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download all problems (CSV)' }).tap(),
  ])
  expect(download.suggestedFilename()).toBe('import-problems.csv')
  await page.getByLabel('Leave out the row with problems').check()
  expect(await axeFindings(page)).toEqual([])
  await importButton.tap()
  await page.getByText('3 enquiries, 3 new customers').waitFor()

  await page.getByRole('link', { name: 'See imported customers' }).tap()
  await page.getByText('3 customers', { exact: true }).waitFor()
  await page.getByRole('link', { name: /^Ravi Kumar/ }).tap()
  await page.waitForURL(/\/admin\/customers\/\d+$/)
  await page.getByRole('heading', { name: 'Vehicles' }).waitFor()
  await page.getByText('TS 09 AB 1234').first().waitFor()
  await page.getByText('Imported', { exact: true }).waitFor()

  await page.goto(`${site.url}/admin/customers/import`)
  await page.getByRole('button', { name: /^Undo the import of/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).tap()
  await page.getByText('3 imported enquiries are deleted.').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`${site.url}/admin/customers?show=imported`)
  await page.getByRole('link', { name: /Ravi Kumar/ }).waitFor({ state: 'detached' })
  await page.close()
})
