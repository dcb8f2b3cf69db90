import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { appointmentsSetting } from './appointments-setting.ts'

const days = ['2026-11-04', '2026-11-05', '2026-11-06']
const hours = ['09:30', '10:30', '11:00', '14:00', '15:30', '16:00']
const customer = { id: null, name: 'Customer' }

async function book(app: TestApp, number: number): Promise<{ status: number; reference: string }> {
  const answer = await app.send('POST', serviceBookingEnquiry.postTo, {
    ...serviceBookingEnquiry.example,
    name: `Customer ${number}`,
    bookingDate: days[number % days.length],
    bookingTime: hours[number % hours.length],
  })
  return { status: answer.status, ...(await answer.json()) }
}

onEachDatabase('concurrent acts on appointments', (getDatabase) => {
  it('wait for one another: customers, staff, an erasure and a closed bay', {
    timeout: 60_000,
  }, async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { db, appointmentActs: acts } = app.services
    const booked = await Promise.all(Array.from({ length: 12 }, (_, index) => book(app, index)))
    const references = booked.flatMap(({ status, reference }) => (status === 201 ? reference : []))
    expect(references.length).toBeGreaterThan(6)
    const { id: erased } = await db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', references[0] ?? '')
      .executeTakeFirstOrThrow()
    const closeBay = () =>
      db.transaction().execute((trx) =>
        replaceSetting(trx, appointmentsSetting, (plans) => ({
          ...plans,
          resources: plans.resources.map((it) => ({ ...it, isResting: it.key === 'bay-1' })),
        })),
      )
    const work = Array.from({ length: 90 }, async (_, index): Promise<number> => {
      const reference = references[(index * 5) % references.length] ?? ''
      const to = { day: days[index % 3] ?? '', at: hours[(index * 7) % 6] ?? '' }
      if (index === 40) {
        await closeBay()
        return 200
      }
      if (index === 50) return (await app.send('DELETE', `/api/enquiries/${erased}`)).status
      if (index % 3 === 0) return (await book(app, index)).status
      const done =
        index % 3 === 1
          ? await acts.schedule(customer, reference, to)
          : index % 2 === 0
            ? await acts.cancel(customer, reference, {})
            : await acts.restore(customer, reference)
      return done.ok ? 200 : 409
    })
    const statuses = new Set(await Promise.all(work))
    expect([...statuses].filter((status) => ![200, 201, 409].includes(status))).toEqual([])

    const rows = await db
      .selectFrom('appointments as a')
      .leftJoin('appointment_seats as s', 's.appointment_id', 'a.id')
      .select(['a.id', 'a.is_active', 'a.starts_at', 'a.minutes'])
      .select((eb) => eb.fn.count('s.cell').as('cells'))
      .groupBy(['a.id', 'a.is_active', 'a.starts_at', 'a.minutes'])
      .execute()
    for (const { is_active, starts_at, minutes, cells } of rows)
      expect(Number(cells)).toBe(is_active === 1 && starts_at !== null ? minutes / 15 : 0)
  })
})
