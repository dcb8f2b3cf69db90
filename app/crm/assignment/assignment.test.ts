import { expect, it } from 'vitest'
import type { Role } from '#app/platform/permissions/role.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { asksForAvailability } from './asks-for-availability.server.ts'
import type { AssignmentRule } from './assignment-rules.ts'

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, leadsTo: ['boss@example.com'] }
const booking = { name: 'Asha Example', contactNumber: '9000000001' }
const contact = {
  name: 'Meena',
  email: 'meena@example.com',
  contact: '9000000003',
  reason: 'Inquiry',
  message: 'Hello',
}

onEachDatabase('new enquiry', (getDatabase) => {
  const app = () => testApp(getDatabase(), { mail })

  const hire = async (userId: string, role: Role, email = `${userId}@example.com`) => {
    const { staff } = app().services
    await staff.create({
      userId,
      passwordHash: 'argon2id$none',
      createdAt: testNow.toISOString(),
      role,
    })
    const person = await staff.findByUserId(userId)
    if (!person) throw new Error('The account was not made')
    await getDatabase().db.updateTable('staff').set({ email }).where('id', '=', person.id).execute()
    return person.id
  }
  const rule = async (value: AssignmentRule) => {
    const owner = await app().loginAsStaff()
    await getDatabase()
      .db.updateTable('staff')
      .set({ is_in: 0 })
      .where('user_id', '=', 'meera')
      .execute()
    const kinds = ['service-booking', 'amc', 'finance', 'contact']
    const rules = Object.fromEntries(kinds.map((slug) => [slug, value]))
    const saved = await owner.send('PATCH', '/api/manageDeskRules', { rules })
    expect(saved.status).toBe(200)
  }
  const send = async (path: string, sent: object, key?: string) => {
    const headers = new Headers(key === undefined ? [] : [['idempotency-key', key]])
    const answer = await app().send('POST', path, sent, { headers })
    expect(answer.status).toBe(201)
    const { reference }: { reference: string } = await answer.json()
    return reference
  }
  const handOf = async (reference: string) => {
    const row = await getDatabase()
      .db.selectFrom('enquiries')
      .leftJoin('staff', 'staff.id', 'enquiries.assignee_id')
      .select('user_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return row.user_id
  }
  const owed = async () => {
    const rows = await getDatabase()
      .db.selectFrom('outbox')
      .select(['purpose', 'recipient'])
      .where('staff_id', 'is not', null)
      .orderBy('id')
      .execute()
    return rows.map(({ purpose, recipient }) => `${purpose} ${recipient}`)
  }
  const staffIs = (userId: string, to: { is_in?: 0 | 1; status?: 'active' | 'inactive' }) =>
    getDatabase().db.updateTable('staff').set(to).where('user_id', '=', userId).execute()

  it('goes to a person who is available today, and not after the day or during an absence', async () => {
    await hire('today', 'workshop')
    await hire('yesterday', 'workshop')
    await hire('away', 'workshop')
    await hire('back', 'workshop')
    await rule('turn')
    const { staff } = app().services
    const choose = async (userId: string, isIn: boolean, hours: number) => {
      const until = new Date(testNow.getTime() + hours * 3_600_000).toISOString()
      const person = await staff.findByUserId(userId)
      await staff.setAvailability(person?.id ?? 0, { isIn, until })
    }
    await choose('today', true, 1)
    await choose('yesterday', true, -1)
    await choose('away', false, 1)
    await choose('back', false, -1)
    for (const _ of [1, 2]) expect(await handOf(await send('/book-service', booking))).toBe('today')
  })

  it('goes to owner and managers only if they are chosen or nobody else works on it', async () => {
    const owner = await app().loginAsStaff()
    const boss = await hire('boss', 'manager')
    await staffIs('meera', { is_in: 1 })
    const rules = { 'service-booking': 'turn', contact: 'turn' }
    expect((await owner.send('PATCH', '/api/manageDeskRules', { rules })).status).toBe(200)
    const seen = new Set<string | null>()
    for (const _ of [1, 2]) seen.add(await handOf(await send('/book-service', booking)))
    expect(seen).toEqual(new Set(['meera', 'boss']))

    const ravi = await hire('ravi', 'workshop')
    expect(await handOf(await send('/book-service', booking))).toBe('ravi')

    const path = '/api/manageDeskRules/people'
    /** Ticks only these accounts. */
    const choosing = async (pipeline: string, ids: number[]) => {
      const { pipelines } = await (await owner.request(path)).json()
      const { people } = pipelines.find((it: { pipeline: string }) => it.pipeline === pipeline)
      return {
        [pipeline]: Object.fromEntries(
          people.map(({ id }: { id: number }) => [id, ids.includes(id)]),
        ),
      }
    }
    const chosen = await owner.send('PATCH', path, { people: await choosing('workshop', [boss]) })
    expect(await chosen.json()).toMatchObject({
      message: 'Saved. It applies to new enquiries.',
      pipelines: expect.arrayContaining([
        {
          pipeline: 'workshop',
          people: [
            expect.objectContaining({ id: boss, takesPart: true }),
            expect.objectContaining({ takesPart: false }),
            expect.objectContaining({ id: ravi, takesPart: false }),
          ],
        },
      ]),
    })
    expect(await handOf(await send('/book-service', booking))).toBe('boss')
    expect(await handOf(await send('/contact', contact))).not.toBe('ravi')
  })

  it('lets an account take part that was added while the participants were chosen', async () => {
    const owner = await app().loginAsStaff()
    const anil = await hire('anil', 'sales')
    const people = { sales: { [anil]: true } }
    const kiran = await hire('kiran', 'sales')
    const saved = await owner.send('PATCH', '/api/manageDeskRules/people', { people })
    const { pipelines } = await saved.json()
    const sales = pipelines.find(({ pipeline }: { pipeline: string }) => pipeline === 'sales')
    expect(sales.people).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: anil, takesPart: true }),
        expect.objectContaining({ id: kiran, takesPart: true }),
      ]),
    )
  })

  it('refuses a change of participants by others, of a past version, or with invalid ids', async () => {
    const path = '/api/manageDeskRules/people'
    const owner = await app().loginAsStaff()
    const manager = await app().loginAsStaff('manager')
    const people = { sales: { 1: true } }
    const status = async (body: object, by = owner) => (await by.send('PATCH', path, body)).status
    expect(await status({ people }, manager)).toBe(403)
    expect(await status({ people })).toBe(200)
    expect(await status({ people, version: 0 })).toBe(409)
    expect(await status({ people: { sales: { one: true } } })).toBe(422)
    expect(await status({ people: { sales: { 1: 'yes' } } })).toBe(422)
    const tooMany = Array.from({ length: 1001 }, (_, at) => [at + 1, true])
    expect(await status({ people: { sales: Object.fromEntries(tooMany) } })).toBe(422)
  })

  it('asks a participant once a day for availability, and nobody while the rules are off', async () => {
    const { services } = app()
    const id = await hire('ravi', 'sales')
    const asks = async () => {
      const person = await services.staff.find(id)
      return person && asksForAvailability(services, person)
    }
    const choose = (isIn: boolean, hours: number) =>
      services.staff.setAvailability(id, {
        isIn,
        until: new Date(testNow.getTime() + hours * 3_600_000).toISOString(),
      })
    await choose(true, -1)
    expect(await asks()).toBe(false)
    await rule('turn')
    expect(await asks()).toBe(true)
    await choose(true, 1)
    expect(await asks()).toBe(false)
    await choose(false, 1)
    expect(await asks()).toBe(false)
    await choose(false, -1)
    expect(await asks()).toBe(true)
  })

  it('stays unassigned until the owner saves rules', async () => {
    await hire('ravi', 'workshop')
    expect(await handOf(await send('/book-service', booking))).toBeNull()
    expect(await owed()).toEqual([])
  })

  it('is assigned by round robin to available staff, and each assignee gets a mail', async () => {
    await hire('ravi', 'workshop')
    await hire('sita', 'workshop')
    await hire('home', 'workshop')
    await hire('seller', 'sales')
    await staffIs('home', { is_in: 0 })
    await rule('turn')
    const hands = []
    for (const name of ['A', 'B', 'C', 'D'])
      hands.push(await handOf(await send('/book-service', { ...booking, name })))
    expect(hands).toEqual(['ravi', 'sita', 'ravi', 'sita'])
    expect(await owed()).toEqual([
      'assigned ravi@example.com',
      'assigned sita@example.com',
      'assigned ravi@example.com',
      'assigned sita@example.com',
    ])
  })

  it('is stored with its lead mail even if the assignment fails', async () => {
    await hire('ravi', 'workshop')
    await rule('turn')
    const { db } = getDatabase()
    await db.schema.alterTable('desk_turns').renameTo('desk_turns_away').execute()
    const reference = await send('/book-service', booking)
    await db.schema.alterTable('desk_turns_away').renameTo('desk_turns').execute()
    expect(await handOf(reference)).toBeNull()
    const mails = await db.selectFrom('outbox').select(['purpose', 'recipient']).execute()
    expect(mails).toEqual([{ purpose: 'lead', recipient: 'boss@example.com' }])
    expect(await handOf(await send('/book-service', { ...booking, name: 'B' }))).toBe('ravi')
  })

  it('lists the automatic assignment in its history', async () => {
    await hire('ravi', 'workshop')
    await rule('turn')
    const reference = await send('/book-service', booking)
    const owner = await app().loginAsStaff()
    const { history, assignee, version } = await (
      await owner.request(`/api/desk/${reference}`)
    ).json()
    expect(assignee).toMatchObject({ name: 'ravi' })
    expect(history).toMatchObject([{ type: 'assign', who: 'Desk rules', assignee: 'ravi' }])
    const note = { type: 'state', state: 'confirmed', version }
    const path = `/api/desk/${reference}/events`
    expect((await owner.send('POST', path, note)).status).toBe(200)
  })

  it('is assigned once if the visitor sends it twice', async () => {
    await hire('ravi', 'workshop')
    await hire('sita', 'workshop')
    await rule('turn')
    const first = await send('/book-service', booking, 'key-1')
    expect(await send('/book-service', booking, 'key-1')).toBe(first)
    expect(await handOf(first)).toBe('ravi')
    expect(await owed()).toEqual(['assigned ravi@example.com'])
    expect(await handOf(await send('/book-service', { ...booking, name: 'B' }))).toBe('sita')
  })

  it('goes to the customer’s previous assignee, found by phone number or email address', async () => {
    await hire('ravi', 'workshop')
    await hire('sita', 'workshop')
    await rule('former-turn')
    const mail = { name: 'Asha', email: 'Asha@Example.com' }
    expect(await handOf(await send('/book-service', { ...booking, ...mail }))).toBe('ravi')
    expect(await handOf(await send('/book-service', { name: 'B', email: 'b@example.com' }))).toBe(
      'sita',
    )
    expect(await handOf(await send('/book-service', { ...booking, name: 'Her son' }))).toBe('ravi')
    expect(
      await handOf(await send('/book-service', { name: 'Again', email: 'asha@example.com' })),
    ).toBe('ravi')
    expect(await handOf(await send('/book-service', { name: 'New', email: 'n@example.com' }))).toBe(
      'sita',
    )
  })

  it.each([
    ['is gone', { status: 'inactive' as const }],
    ['is not in', { is_in: 0 as const }],
  ])('goes to another person if the previous assignee %s', async (_, change) => {
    await hire('ravi', 'workshop')
    await hire('sita', 'workshop')
    await rule('former-turn')
    expect(await handOf(await send('/book-service', booking))).toBe('ravi')
    await staffIs('ravi', change)
    expect(await handOf(await send('/book-service', { ...booking, name: 'Again' }))).toBe('sita')
  })

  it('goes to staff who see the enquiry kind, even if the customer’s previous assignee does not', async () => {
    await hire('ravi', 'workshop')
    await hire('seller', 'sales')
    await rule('former-turn')
    const phone = '9000000003'
    expect(await handOf(await send('/book-service', { ...booking, contactNumber: phone }))).toBe(
      'ravi',
    )
    expect(await handOf(await send('/contact', contact))).toBe('seller')
  })

  it('stays unassigned for a new customer under the rule former-nobody', async () => {
    await hire('ravi', 'workshop')
    await hire('sita', 'workshop', '')
    await hire('boss', 'manager', 'Boss@example.com')
    await hire('gone', 'workshop')
    await staffIs('gone', { status: 'inactive' })
    await rule('former-nobody')
    expect(await handOf(await send('/book-service', booking))).toBeNull()
    // The manager gets no second mail: her address is in `leadsTo`, so she already gets the lead
    // mail.
    expect(await owed()).toEqual(['all-told ravi@example.com'])
  })

  it('stays unassigned while nobody is available, and all staff of the flow get a mail', async () => {
    await hire('ravi', 'workshop')
    await hire('seller', 'sales')
    await hire('books', 'accounts')
    await staffIs('ravi', { is_in: 0 })
    await rule('turn')
    const reference = await send('/book-service', booking)
    expect(await handOf(reference)).toBeNull()
    expect(await owed()).toEqual(['all-told ravi@example.com'])
    await staffIs('ravi', { is_in: 1 })
    expect(await handOf(await send('/book-service', { ...booking, name: 'B' }))).toBe('ravi')
  })

  it('is never assigned or mailed to an invited person without a password', async () => {
    await hire('ravi', 'workshop')
    const owner = await app().loginAsStaff()
    const person = { userId: 'soon', name: 'Soon', email: 'soon@example.com', role: 'workshop' }
    expect((await owner.send('POST', '/api/staff', person)).status).toBe(201)
    await rule('turn')
    expect(await handOf(await send('/book-service', booking))).toBe('ravi')
    expect(await handOf(await send('/book-service', { ...booking, name: 'B' }))).toBe('ravi')
    await staffIs('ravi', { is_in: 0 })
    expect(await handOf(await send('/book-service', { ...booking, name: 'C' }))).toBeNull()
    expect((await owed()).filter((mail) => mail.startsWith('all-told'))).toEqual([
      'all-told ravi@example.com',
    ])
  })

  it('is not assigned if it is an opt-in', async () => {
    await hire('seller', 'sales')
    await rule('turn')
    const sent = {
      registration: 'TG 12 GH 3456',
      name: 'Joseph',
      mobile: '9000000006',
      notifications: { sms: true },
    }
    expect(await handOf(await send('/opt-in', sent))).toBeNull()
    expect(await owed()).toEqual([])
  })

  it('is spread evenly by round robin when requests are concurrent', async () => {
    for (const userId of ['ravi', 'sita', 'tara', 'uma']) await hire(userId, 'workshop')
    await rule('turn')
    const names = Array.from({ length: 12 }, (_, index) => `Customer ${index}`)
    const references = await Promise.all(
      names.map((name) => send('/book-service', { ...booking, name })),
    )
    const hands = await Promise.all(references.map(handOf))
    for (const userId of ['ravi', 'sita', 'tara', 'uma'])
      expect(hands.filter((it) => it === userId)).toHaveLength(3)
  })

  it('is marked as assigned to the user only on the open page of the assignee', async () => {
    const sita = await app().loginAsStaff('workshop')
    await rule('turn')
    const reference = await send('/book-service', booking)
    const { feed } = sita.services
    const [news] = await feed.since(0)
    expect(news).toMatchObject({ reference, assigneeId: expect.any(Number) })
    const told = async (page: typeof sita) => {
      const answer = await page.request('/api/events', { headers: { 'last-event-id': '0' } })
      const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
      let text = ''
      while (!text.includes(reference)) text += (await reader?.read())?.value ?? ''
      await reader?.cancel()
      return text
    }
    expect(await told(sita)).toContain('"isYours":true')
    const others = await told(await app().loginAsStaff())
    expect(others).not.toContain('isYours')
    expect(others).not.toContain('assigneeId')
  })

  it('is mailed to the person to whom a colleague assigns it', async () => {
    const ravi = await hire('ravi', 'workshop')
    const reference = await send('/book-service', booking)
    const owner = await app().loginAsStaff()
    const give = (assignee: number | null, version: number) =>
      owner.send('POST', `/api/desk/${reference}/events`, { type: 'assign', assignee, version })
    expect((await give(ravi, 1)).status).toBe(200)
    expect(await owed()).toEqual(['assigned ravi@example.com'])
  })
})

onEachDatabase('assignment rules', (getDatabase) => {
  it('lets only the owner change the rules, with known kinds and values and a current version', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    const path = '/api/manageDeskRules'
    expect(await (await owner.request(path)).json()).toEqual({ rules: null, version: 0 })
    const rules = { finance: 'nobody' }
    const saved = await owner.send('PATCH', path, { rules, version: 0 })
    expect(await saved.json()).toMatchObject({ rules, version: 1 })
    expect((await owner.send('PATCH', path, { rules, version: 0 })).status).toBe(409)
    for (const wrong of [{ finance: 'me' }, { 'opt-in': 'turn' }, { boats: 'turn' }, null])
      expect((await owner.send('PATCH', path, { rules: wrong, version: 1 })).status).toBe(422)
    for (const role of ['manager', 'sales'] as const) {
      const other = await app.loginAsStaff(role)
      expect((await other.request(path)).status).toBe(403)
      expect((await other.send('PATCH', path, { rules, version: 1 })).status).toBe(403)
    }
  })
})

onEachDatabase('staff availability', (getDatabase) => {
  it('lets staff of the desk change their own availability', async () => {
    const app = testApp(getDatabase())
    const sales = await app.loginAsStaff('sales')
    const isIn = async () => (await app.services.staff.findByUserId('sales'))?.isIn
    expect(await isIn()).toBe(true)
    const out = await sales.send('PATCH', '/api/me/in', { isIn: false })
    expect(await out.json()).toMatchObject({ isIn: false })
    expect(await isIn()).toBe(false)
    expect((await sales.send('PATCH', '/api/me/in', { isIn: true })).status).toBe(200)
    expect(await isIn()).toBe(true)
    expect((await sales.send('PATCH', '/api/me/in', { isIn: 'yes' })).status).toBe(422)
    const accounts = await app.loginAsStaff('accounts')
    expect((await accounts.send('PATCH', '/api/me/in', { isIn: false })).status).toBe(403)
    expect((await app.send('PATCH', '/api/me/in', { isIn: false })).status).toBe(401)
  })

  it('lets the owner change the availability of another person', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    await app.loginAsStaff('sales')
    const out = await owner.send('PATCH', '/api/staff/sales', { isIn: false })
    expect(await out.json()).toMatchObject({ person: { userId: 'sales', isIn: false } })
    expect((await app.services.staff.findByUserId('sales'))?.isIn).toBe(false)
  })
})
