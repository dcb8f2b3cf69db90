import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { brakePads, estimateClient, oilChange } from '#tests/estimate-client.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('estimates in races', (getDatabase) => {
  it('leave a yes only for what was shown, with sending, undo, closing and erasure', {
    timeout: 60_000,
  }, async () => {
    const owner = await testApp(getDatabase()).loginAsStaff()
    const { db, customerActs } = owner.services
    for (let round = 0; round < 6; round++) {
      const reference = await addEnquiry(owner, serviceBookingEnquiry)
      const staff = estimateClient(owner, reference)
      await staff.send()
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow()
      const answer = async (number: number, total: number, said: 'yes' | 'no') => {
        const done = await customerActs.answerEstimate(row, {
          ...{ number, total, answer: said, note: '' },
        })
        return done.ok ? 200 : done.problem.kind === 'gone' ? 404 : 409
      }
      const statuses = await Promise.all([
        answer(1, 1250, 'yes'),
        staff.send([brakePads]).then(({ status }) => status),
        answer(2, 850, 'yes'),
        staff.note(1, { answer: 'no' }).then(({ status }) => status),
        customerActs.undo(row).then(({ ok }) => (ok ? 200 : 409)),
        answer(1, 1250, 'no'),
        staff.send([oilChange]).then(({ status }) => status),
        answer(3, 400, 'no'),
        ...(round % 3 === 1
          ? [deskClient(owner).tell(reference, { type: 'state', state: 'delivered' })].map((it) =>
              it.then(({ status }) => status),
            )
          : []),
        ...(round % 3 === 2
          ? [owner.send('DELETE', `/api/enquiries/${row.id}`).then(({ status }) => status)]
          : []),
      ])
      expect(statuses.filter((status) => ![200, 201, 404, 409].includes(status))).toEqual([])

      const { history } = await deskClient(owner).read(reference)
      const acts = history.flatMap(({ job }) => (job ? [job] : []))
      const sent = new Map(
        acts.filter(({ act }) => act === 'estimated').map((it) => [it.number, it]),
      )
      for (const { number, total } of acts) expect(total).toBe(sent.get(number)?.total)
      const { estimates } = await staff.list()
      expect(estimates).toHaveLength(sent.size)
      for (const { number, answer: stored } of estimates) {
        const last = acts.filter((it) => it.number === number).at(-1)?.act
        const expected = { estimated: null, unanswered: null, approved: 'yes', refused: 'no' }
        expect(stored).toBe(last && last !== 'saved' ? expected[last] : 'missing')
      }
      // Nothing is answered after a newer estimate was sent.
      const numbers = acts.map(({ number = 0 }) => number)
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
  })
})
