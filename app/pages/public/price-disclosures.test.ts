import { afterAll, beforeEach, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

// Tests the display of a price before and after staff confirm it.
const pages = await pageHandlerFromSources()
const opened: TestDatabase[] = []
afterAll(() => Promise.all(opened.map((database) => database.close())))

let staff: TestApp
beforeEach(async () => {
  const database = await openTestDatabase()
  opened.push(database)
  staff = await testApp(database, {}, pages).loginAsStaff()
})

const wordsOf = async (path: string) => visibleText(await (await staff.request(path)).text())
const confirm = (bikeName: string, price: number) =>
  staff.send('PATCH', `/api/managePrice/${bikeName}`, { price })
const note = '≈ marks an approximate price. Ask us for today’s price.'

it.each([
  ['/', 'from ≈ approximately ₹78,500'],
  ['/motorcycle', '≈ approximately ₹78,500'],
  ['/view-details/CBSHINE', 'Start from ≈ approximately ₹78,500'],
  ['/view-details/NONE', '≈ approximately ₹78,500'],
  ['/search', '≈ approximately ₹78,500'],
  ['/compare?model=CBSHINE&model=DIO', '≈ approximately ₹78,500'],
  ['/text-ride-booking?model=CBSHINE', '≈ approximately ₹78,500'],
])(
  '%s marks an unconfirmed price as approximate and explains the mark once',
  async (path, marked) => {
    const before = await wordsOf(path)
    expect(before).toContain(marked)
    expect(before.split(note)).toHaveLength(2)
    await confirm('CBSHINE', 78_500)
    const after = await wordsOf(path)
    expect(after).toContain('₹78,500')
    expect(after).not.toContain('approximately ₹78,500')
  },
)

it.each([
  ['/view-details/CBSHINE', 'CB SHINE: price from ', '78,500'],
  ['/motorcycle', 'Motorcycles from ', '63,200'],
])(
  'marks an unconfirmed price in the title and the shared title of %s',
  async (path, before, price) => {
    const titles = async () => {
      const page = await (await staff.request(path)).text()
      return [/<title>([^<]+)/.exec(page)?.[1], /"og:title" content="([^"]+)/.exec(page)?.[1]]
    }
    const marked = expect.stringContaining(`${before}≈\u00a0₹${price}`)
    expect(await titles()).toEqual([marked, marked])
    await confirm('CBSHINE', 78_500)
    await confirm('SHINE100', 63_200)
    const plain = expect.stringContaining(`${before}₹${price}`)
    expect(await titles()).toEqual([plain, plain])
  },
)

it('marks an unconfirmed price in the description of a model page', async () => {
  const description = async () => {
    const page = await (await staff.request('/view-details/CBSHINE')).text()
    return /name="description" content="([^"]+)/.exec(page)?.[1]
  }
  expect(await description()).toContain(', from ≈\u00a0₹78,500 ex-showroom')
  await confirm('CBSHINE', 78_500)
  expect(await description()).toContain(', from ₹78,500 ex-showroom')
})

it('shows the day of a confirmed price without the mark', async () => {
  expect(await wordsOf('/view-details/CBSHINE')).toContain(
    'Ex-showroom, without registration and insurance. Checked on 1 Nov 2026 .',
  )
  await confirm('CBSHINE', 79_000)
  const page = await wordsOf('/view-details/CBSHINE')
  expect(page).toContain('Start from ₹79,000 Ex-showroom, without registration and insurance.')
  expect(page).toContain('Checked on 2 Nov 2026 .')
  // The prices of similar models are still approximate.
  expect(page.split(note)).toHaveLength(2)
  expect(await wordsOf('/text-ride-booking?model=CBSHINE')).not.toContain('pproximate')
  expect(await wordsOf('/motorcycle')).toContain(note)
})

it('warns staff, but not visitors, of prices that were checked more than 60 days ago', async () => {
  expect(await wordsOf('/admin/price')).not.toContain('days ago')
  const database = opened.at(-1)
  await database?.db
    .updateTable('vehicles')
    .set({ price_checked_on: '2026-08-20' })
    .where('name', 'in', ['CB SHINE', 'DIO'])
    .execute()
  const page = await wordsOf('/admin/price')
  expect(page).toContain('2 prices were checked more than 60 days ago.')
  expect(page.split('Checked 74 days ago').length - 1).toBeGreaterThanOrEqual(2)
  expect(await wordsOf('/view-details/DIO')).not.toContain('days ago')
  await confirm('DIO', 68_800)
  expect(await wordsOf('/admin/price')).toContain('One price was checked more than 60 days ago.')
})
