import { expect, it } from 'vitest'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const ravi = { userId: 'ravi', name: 'Ravi Kumar', email: 'ravi@example.com', role: 'sales' }

/** Creates an app. `wait` moves its clock forward by minutes. */
function house(database: Parameters<typeof testApp>[0]) {
  const time = { now: testNow }
  const app = testApp(database, { clock: () => time.now })
  const wait = (minutes: number) => {
    time.now = new Date(time.now.getTime() + minutes * 60_000)
  }
  const refusal = async (answer: Promise<Response>) => {
    const { status } = await answer
    const { message, errors } = await (await answer).json()
    return { status, message, errors }
  }
  return { app, wait, refusal }
}

async function invite(owner: TestApp, person: object = ravi) {
  const answer = await owner.send('POST', '/api/staff', person)
  expect(answer.status).toBe(201)
  return answer.json()
}

onEachDatabase('staff accounts', (getDatabase) => {
  it('are listed for the owner, with the time at which an invitation expires', async () => {
    const { app } = house(getDatabase())
    const owner = await app.loginAsStaff()
    const said = await invite(owner)
    expect(said).toEqual({
      message: 'Ravi Kumar was invited',
      userId: 'ravi',
      invitation: expect.stringMatching(/^http:\/\/localhost\/admin\/invitation\/[\w-]{43}$/),
      until: '2026-11-05T04:30:00.000Z',
      mailedTo: '',
    })
    const [, listed] = await (await owner.request('/api/staff')).json()
    expect(listed).toEqual({
      id: 2,
      ...ravi,
      isActive: true,
      isIn: false,
      awayUntil: null,
      isInvited: true,
      hasSecondStep: false,
      createdAt: '2026-11-02T04:30:00.000Z',
      lastSeenAt: null,
      linkUntil: '2026-11-05T04:30:00.000Z',
    })
  })

  it('store only the hash of an invitation link', async () => {
    const { app } = house(getDatabase())
    const { invitation } = await invite(await app.loginAsStaff())
    const token = invitation.split('/').at(-1)
    const links = await getDatabase().db.selectFrom('staff_links').selectAll().execute()
    expect(links).toHaveLength(1)
    expect(JSON.stringify(links)).not.toContain(token)
  })

  it('refuse an invalid user ID, name, address or role', async () => {
    const { app, refusal } = house(getDatabase())
    const owner = await app.loginAsStaff()
    for (const [field, person, sentence] of [
      [
        'userId',
        { ...ravi, userId: 'MEERA' },
        'The user ID MEERA is already in use. Choose another one.',
      ],
      [
        'userId',
        { ...ravi, userId: 'ra vi' },
        'A user ID has 2 to 60 letters, digits or . _ @ - and no spaces',
      ],
      ['userId', { ...ravi, userId: '' }, 'Enter a user ID'],
      ['name', { ...ravi, name: 'x'.repeat(101) }, 'must be 100 characters or fewer'],
      ['name', { ...ravi, name: 'x'.repeat(10_000) }, 'must be 100 characters or fewer'],
      [
        'email',
        { ...ravi, email: 'ravi@' },
        'Enter an email address like name@example.com, or leave it empty',
      ],
      [
        'role',
        { ...ravi, role: 'boss' },
        'Choose a role: owner, manager, sales, workshop or accounts',
      ],
    ] as const) {
      const said = await refusal(owner.send('POST', '/api/staff', person))
      const message = sentence.startsWith('must ') ? `${field} ${sentence}` : sentence
      expect(said).toEqual({ status: 422, message, errors: { [field]: [sentence] } })
    }
    expect(await (await owner.request('/api/staff')).json()).toHaveLength(1)
  })

  it('record each change with the old values in the audit log', async () => {
    const { app } = house(getDatabase())
    const owner = await app.loginAsStaff()
    await invite(owner)
    const change = { role: 'manager', name: 'Ravi K.' }
    const answer = await owner.send('PATCH', '/api/staff/ravi', change)
    expect((await answer.json()).person).toMatchObject({ ...ravi, ...change })
    const [newest] = await app.services.changes.listOf('staff/2', 1)
    expect(newest).toMatchObject({
      who: 'meera',
      action: 'changed the account of',
      label: 'ravi',
      before: { role: 'sales', name: 'Ravi Kumar' },
      after: { role: 'manager', name: 'Ravi K.' },
    })
    const [security] = await app.services.changes.listSecurity(1)
    expect(security).toMatchObject({
      who: 'meera',
      action: 'changed the account of',
      label: 'ravi',
    })
  })

  it('answer 404 for an unknown account', async () => {
    const { app, refusal } = house(getDatabase())
    const owner = await app.loginAsStaff()
    const gone = { status: 404, message: 'This account no longer exists.', errors: {} }
    expect(await refusal(owner.send('PATCH', '/api/staff/nobody', {}))).toEqual(gone)
    expect(await refusal(owner.send('POST', '/api/staff/nobody/invitation'))).toEqual(gone)
    expect(await refusal(owner.request('/api/staff/nobody/sessions'))).toEqual(gone)
  })

  it('lose their sessions when deactivated, and regain none when reactivated', async () => {
    const { app, refusal } = house(getDatabase())
    const owner = await app.loginAsStaff()
    const sales = await app.loginAsStaff('sales')
    const leaving: unknown[] = []
    app.services.onLeaving.push(async (_, { staffId, role }) => void leaving.push([staffId, role]))
    const off = await owner.send('PATCH', '/api/staff/sales', { isActive: false })
    expect((await off.json()).message).toBe('sales was deactivated and logged out everywhere')
    expect((await sales.request('/api/me')).status).toBe(401)
    await expect(app.loginAsStaff('sales')).rejects.toThrow('The login answered 401')
    expect(await refusal(owner.send('POST', '/api/staff/sales/invitation'))).toMatchObject({
      status: 422,
      message: 'This account is deactivated. Reactivate it first.',
    })
    await owner.send('PATCH', '/api/staff/sales', { isActive: true })
    expect((await sales.request('/api/me')).status).toBe(401)
    await app.loginAsStaff('sales')
    await owner.send('PATCH', '/api/staff/sales', { role: 'workshop' })
    expect(leaving).toEqual([
      [2, undefined],
      [2, 'workshop'],
    ])
  })

  it('stay active if their enquiries cannot be reassigned', async () => {
    const { app } = house(getDatabase())
    const owner = await app.loginAsStaff()
    await app.loginAsStaff('sales')
    app.services.onLeaving.push(() => Promise.reject(new Error('The desk is away')))
    await owner.send('PATCH', '/api/staff/sales', { isActive: false })
    expect((await app.services.staff.findByUserId('sales'))?.isActive).toBe(true)
  })

  it.each([
    ['isActive', { isActive: false }],
    ['role', { role: 'manager' }],
  ])(
    'cannot lose the last owner (%s) while the other owner is only invited',
    async (field, change) => {
      const { app, refusal } = house(getDatabase())
      const owner = await app.loginAsStaff()
      await invite(owner, { ...ravi, role: 'owner' })
      const sentence =
        'This is the last owner. Make another person an owner first, so that staff accounts can still be managed.'
      expect(await refusal(owner.send('PATCH', '/api/staff/meera', change))).toEqual({
        status: 422,
        message: sentence,
        errors: { [field]: [sentence] },
      })
      expect((await owner.request('/api/staff')).status).toBe(200)
    },
  )

  it('retain at least one owner when two owners deactivate each other concurrently', async () => {
    const { app } = house(getDatabase())
    const owner = await app.loginAsStaff()
    await app.loginAsStaff('sales')
    await owner.send('PATCH', '/api/staff/sales', { role: 'owner' })
    const other = await app.loginAsStaff('sales')
    const answers = await Promise.all([
      owner.send('PATCH', '/api/staff/sales', { isActive: false }),
      other.send('PATCH', '/api/staff/meera', { role: 'accounts' }),
      owner.send('PATCH', '/api/staff/meera', { isActive: false }),
    ])
    expect(answers.some(({ ok }) => !ok)).toBe(true)
    const people = await app.services.people.list()
    expect(people.filter(({ role, isActive }) => role === 'owner' && isActive)).toHaveLength(1)
  })

  it('can be changed only by an owner who entered the password in the last ten minutes', async () => {
    const { app, wait } = house(getDatabase())
    const owner = await app.loginAsStaff()
    wait(10)
    await invite(owner)
    wait(1)
    const change = () => owner.send('PATCH', '/api/staff/ravi', { name: 'Ravi' })
    const refused = await change()
    expect([refused.status, await refused.json()]).toEqual([
      403,
      {
        message: 'Please enter your password again.',
        error: 'Please enter your password again.',
        errors: {},
        needs: 'password',
      },
    ])
    expect((await owner.request('/api/staff')).status).toBe(200)
    const prove = (password: string) => owner.send('POST', '/api/session/proof', { password })
    const wrong = await prove('not the password')
    expect([wrong.status, (await wrong.json()).errors]).toEqual([
      422,
      { password: ['The password is wrong'] },
    ])
    expect((await change()).status).toBe(403)
    expect((await prove('a-password-for-tests')).status).toBe(200)
    expect((await change()).status).toBe(200)
    wait(11)
    expect((await owner.request('/api/enquiries/1', { method: 'DELETE' })).status).toBe(403)
  })

  it('require the password to change the e-mail address', async () => {
    const { app, wait } = house(getDatabase())
    const sales = await app.loginAsStaff('sales')
    const profile = { userName: 'Sita', email: 'sita@example.com', mobileNo: '' }
    const change = async (given: object) => {
      const answer = await sales.send('PATCH', '/api/profile/sales', { ...profile, ...given })
      return { status: answer.status, needs: (await answer.json()).needs }
    }
    expect(await change({})).toEqual({ status: 200 })
    await app.services.links.create(1, 'password')
    wait(11)
    expect(await change({ userName: 'Sita D.' })).toEqual({ status: 200 })
    const links = () => getDatabase().db.selectFrom('staff_links').selectAll().execute()
    const before = await links()
    expect(await change({ email: 'thief@example.com' })).toEqual({ status: 403, needs: 'password' })
    expect(await links()).toEqual(before)
    await sales.send('POST', '/api/session/proof', { password: 'a-password-for-tests' })
    expect(await change({ email: 'sita.d@example.com' })).toEqual({ status: 200 })
    const [ended] = await links()
    expect(ended?.expires_at).toBe(ended?.created_at)
  })

  it('have sessions that the owner can list and end', async () => {
    const { app } = house(getDatabase())
    const owner = await app.loginAsStaff()
    const sales = await app.loginAsStaff('sales')
    const [listed] = await (await owner.request('/api/staff/sales/sessions')).json()
    expect(listed).toEqual({
      id: expect.any(String),
      device: '',
      startedAt: '2026-11-02T04:30:00.000Z',
      lastSeenAt: '2026-11-02T04:30:00.000Z',
      isThis: false,
    })
    const stored = await getDatabase().db.selectFrom('sessions').select('id_hash').execute()
    expect(stored.map(({ id_hash }) => id_hash)).not.toContain(listed.id)
    await owner.request('/api/staff/sales/sessions', { method: 'DELETE' })
    expect((await sales.request('/api/me')).status).toBe(401)
    await owner.request('/api/staff/meera/sessions', { method: 'DELETE' })
    expect((await owner.request('/api/me')).status).toBe(200)
  })
})

onEachDatabase('sessions of the logged-in account', (getDatabase) => {
  it('can be ended singly or all at once, except the current session and those of other accounts', async () => {
    const { app } = house(getDatabase())
    const sales = await app.loginAsStaff('sales')
    const [here, phone, third] = [
      await app.loginAsStaff(),
      await app.loginAsStaff(),
      await app.loginAsStaff(),
    ]
    const list = async (of: TestApp) => (await of.request('/api/sessions')).json()
    const all = await list(here)
    expect(all.filter(({ isThis }: { isThis: boolean }) => isThis)).toHaveLength(1)
    const own = async (of: TestApp) =>
      (await list(of)).find(({ isThis }: { isThis: boolean }) => isThis).id
    const end = (id: string) => here.request(`/api/sessions/${id}`, { method: 'DELETE' })
    expect((await end(await own(sales))).status).toBe(404)
    expect((await end(await own(phone))).status).toBe(200)
    const open = async (of: TestApp) => (await of.request('/api/me')).status
    expect([await open(here), await open(phone), await open(third)]).toEqual([200, 401, 200])
    await here.request('/api/sessions', { method: 'DELETE' })
    expect([await open(here), await open(third), await open(sales)]).toEqual([200, 401, 200])
  })
})

onEachDatabase('availability', (getDatabase) => {
  it('lets a manager mark a colleague as away until a day, after which the person is asked', async () => {
    const { app, wait } = house(getDatabase())
    await app.loginAsStaff('sales')
    const manager = await app.loginAsStaff('manager')
    const isIn = async () => {
      // The session of the manager ends before the absence.
      const owner = await app.loginAsStaff()
      const { people } = await (await owner.request('/api/desk/people')).json()
      return people.find(({ name }: { name: string }) => name === 'sales').isIn
    }
    const set = await manager.send('PATCH', '/api/staff/sales/availability', {
      isIn: false,
      lastDayAway: '2026-11-03',
    })
    expect(await set.json()).toEqual({ message: 'sales is away until 3 Nov 2026' })
    // The clock starts at 10 am on 2 November in the dealer's time zone.
    wait(37 * 60)
    expect(await isIn()).toBe(false)
    wait(61)
    const sales = await app.loginAsStaff('sales')
    expect(await isIn()).toBe(false)
    expect((await sales.send('PATCH', '/api/me/in', { isIn: true })).status).toBe(200)
    expect(await isIn()).toBe(true)
    // The next day begins.
    wait(24 * 60)
    expect(await isIn()).toBe(false)
  })

  it('cannot be set to an absence in the past, for an unknown account, or by sales staff', async () => {
    const { app } = house(getDatabase())
    const sales = await app.loginAsStaff('sales')
    const manager = await app.loginAsStaff('manager')
    const set = async (userId: string, body: object, by = manager) =>
      (await by.send('PATCH', `/api/staff/${userId}/availability`, body)).status
    expect(await set('sales', { isIn: false, lastDayAway: '2026-11-01' })).toBe(422)
    expect(await set('sales', { isIn: false, lastDayAway: '2026-02-31' })).toBe(422)
    expect(await set('nobody', { isIn: false })).toBe(404)
    expect(await set('sales', { isIn: false }, sales)).toBe(403)
  })
})
