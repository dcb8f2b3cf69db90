import { expect, it } from 'vitest'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { ChargeTable } from './charges-content.ts'
import { chargesSetting } from './charges-setting.ts'

const changeCharges = (db: Db, change: (table: ChargeTable) => ChargeTable) =>
  db.transaction().execute((trx) => replaceSetting(trx, chargesSetting, change))

onEachDatabase('price sheet endpoint', (getDatabase) => {
  const get = async (path: string, clock = () => testNow) => {
    const answer = await testApp(getDatabase(), { clock }).request(`/api/price-sheet/${path}`)
    return { status: answer.status, ...(await answer.json()) }
  }

  it.each([
    ['DIO', 86_194],
    ['ACTIVA110?variant=H-Smart', 107_819],
    ['activa110?variant=h-smart', 107_819],
    ['SHINE100', 79_787],
    ['CBR1000RR-R', 2_888_017],
    ['ACTIVAE?on=2026-12-31', 126_320],
    ['ACTIVAE?on=2027-01-01', 144_170],
  ])('answers the total of %s', async (path, total) => {
    const sheet = await get(path)
    expect([sheet.status, sheet.is, sheet.total]).toEqual([200, 'whole', total])
  })

  it('answers exactly the fields of the contract, with the reason of each line', async () => {
    const sheet = await get('ACTIVAE')
    expect(Object.keys(sheet).sort()).toEqual(['holdsUntil', 'is', 'lines', 'status', 'total'])
    expect(sheet.holdsUntil).toBe('2026-11-09')
    expect(sheet.lines[0]).toEqual({
      key: 'ex-showroom',
      label: 'Ex-showroom price',
      rupees: 117_000,
      need: 'always',
      isChosen: true,
      why: { is: 'fixed' },
    })
    expect(sheet.lines[1]).toEqual({
      key: 'life-tax',
      label: 'Life tax',
      rupees: 0,
      need: 'always',
      isChosen: true,
      why: { is: 'freeUntil', until: '2026-12-31' },
      until: '2026-12-31',
    })
    const chosen = sheet.lines.filter((line: { isChosen: boolean }) => line.isChosen)
    const sum = chosen.reduce((all: number, { rupees }: { rupees: number }) => all + rupees, 0)
    expect(sum).toBe(sheet.total)
  })

  it('chooses the named options, none for an empty list, and never fewer than all must pay', async () => {
    const keys = async (query: string) => {
      const { lines } = await get(`DIO${query}`)
      return lines.flatMap((line: { key: string; need: string; isChosen: boolean }) =>
        line.isChosen && line.need !== 'shownAtZero' ? [line.key] : [],
      )
    }
    const compulsory = await keys('?options=')
    expect(compulsory).toContain('life-tax')
    expect(compulsory).toContain('third-party-insurance')
    expect(compulsory).not.toContain('accident-cover')
    expect(await keys('')).toEqual(expect.arrayContaining([...compulsory, 'accident-cover']))
    expect(await keys('?options=hypothecation')).toEqual(
      expect.arrayContaining([...compulsory, 'hypothecation']),
    )
    // A compulsory line stays chosen, named or not.
    expect(await keys('?options=life-tax')).toEqual(compulsory)
  })

  it.each([
    ['DIO?options=gold-plating', 422, 'hypothecation'],
    ['DIO?on=2027-02-30', 422, 'This day does not exist'],
    ['DIO?on=tomorrow', 422, 'This day does not exist'],
    ['DIO?on=2026-11-01', 422, 'from 2026-11-02 to 2027-11-03'],
    ['DIO?on=2027-11-04', 422, 'from today to one year ahead'],
    ['DIO?variant=Racing', 422, 'Its variants are: Standard, Deluxe.'],
    ['CB500X', 404, 'no longer sell the CB500X new'],
    ['NOPE', 404, 'no model of that name'],
  ])('refuses %s with %i and a clear message', async (path, status, message) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.message).toContain(message)
  })

  it('refuses too many and too long options before it looks at them', async () => {
    const long = await get(`DIO?options=${'a'.repeat(2001)}`)
    expect([long.status, long.message]).toEqual([
      422,
      'The options are too long: at most 2000 characters.',
    ])
    const many = await get(`DIO?options=${Array.from({ length: 81 }, (_, at) => `k${at}`)}`)
    expect([many.status, many.message]).toEqual([422, 'There are too many options: at most 80.'])
  })

  it('has no sheet for a model that is not on the site', async () => {
    const { db } = getDatabase()
    await db.updateTable('vehicles').set({ status: 0 }).where('slug', '=', 'dio').execute()
    expect((await get('DIO')).status).toBe(404)
  })

  it('has no sheet before the charges are published', async () => {
    await changeCharges(getDatabase().db, (table) => ({ ...table, charges: [] }))
    const answer = await get('SHINE100')
    expect([answer.status, answer.message]).toEqual([
      404,
      'We have not published on-road prices yet. Please ask us.',
    ])
  })

  it('says which line is not known instead of a total with a hole', async () => {
    await changeCharges(getDatabase().db, (table) => ({
      ...table,
      charges: table.charges.map((row) =>
        row.key === 'road-safety-cess' ? { ...row, until: '2026-12-31' } : row,
      ),
    }))
    const sheet = await get('DIO?on=2027-01-01')
    expect([sheet.is, sheet.known, 'total' in sheet]).toEqual(['partly', 84_194, false])
    expect(sheet.missing).toEqual([
      { key: 'road-safety-cess', label: 'Road safety cess', needs: 'rate' },
    ])
  })
})
