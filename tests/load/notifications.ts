import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { connectDatabase, type Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { logInForCookie } from '#tests/login-session.ts'
import { startPushService } from '#tests/start-push-service.ts'
import { staffLogin, testApp } from '#tests/test-app.ts'
import { startSmtpServer } from '#tests/test-smtp-server.ts'
import { type SeededRandom, seededRandom } from '../../scripts/demo-random.ts'
import {
  type Acts,
  countMails,
  countNotifications,
  type Devices,
  type Mails,
  type Notified,
} from './count-notified.ts'
import { openPlace, type Place } from './place.ts'
import { addBookings, reminderTimeZone } from './reminders.ts'
import { type Senders, startSenders } from './senders.ts'

export type NotifiedUnderKills = {
  seed: number
  kills: number
  acknowledged: number
  notified: Notified
  leadMails: Mails
  reminders: Mails
}

/** Devices of each person. All of these roles work on service bookings. */
const devicesByRole: readonly (readonly [Role, number])[] = [
  ['workshop', 3],
  ['manager', 2],
  ['owner', 1],
]
const remindersPerKill = 2
/** The claim of a mail ends after two minutes, and its first retry comes half a minute later. */
const maxWait = 300_000

/**
 * Runs two instances on one database and kills one of them at random (SIGKILL), `kills` times. Each
 * is started again. Meanwhile visitors book services, staff act on the bookings, and reminders of
 * appointments are due. Counts the notifications that the devices of the staff got, and the mails.
 */
export async function notifyUnderKills(
  engine: DatabaseEngine,
  { kills, seed }: { kills: number; seed: number },
): Promise<NotifiedUnderKills> {
  const [moments, chance] = [seededRandom(seed), seededRandom(seed + 1)]
  const place = await openPlace(engine)
  const delay = () => chance.between(20, 200)
  const push = await startPushService(delay)
  const smtp = await startSmtpServer(0, undefined, delay)
  const timeZone = reminderTimeZone(new Date())
  const settings = {
    NODE_OPTIONS: `--import=${fileURLToPath(new URL('push-network.ts', import.meta.url))}`,
    PUSH_TEST_PORT: String(push.port),
    SMTP_URL: smtp.url,
    LEADS_TO: 'desk@example.com',
    TIME_ZONE: timeZone,
  }
  try {
    const sites = [await place.start(0, settings), await place.start(1, settings)]
    const urls = sites.map(({ url }) => url)
    const { db } = connectDatabase(place)
    const bookings = await addBookings(db, { count: kills * remindersPerKill, timeZone })
    const devices = await subscribe({ db, place, push })
    const senders = urls.map((url) => startSenders(url, { count: 1, pause: 600 }))
    const staff = await startStaff({ urls, senders, chance, db })
    for (let kill = 0; kill < kills; kill++) {
      await bookings.makeDue(remindersPerKill)
      await sleep(moments.between(300, 2500))
      const victim = moments.happens(0.5) ? 0 : 1
      const { process: own } = sites[victim] ?? {}
      own?.kill('SIGKILL')
      await (own && once(own, 'exit'))
      sites[victim] = await place.start(victim, settings)
    }
    const acts = await staff.stop()
    const sent = await Promise.all(senders.map((one) => one.stop()))
    const references = sent.flatMap(({ acknowledged }) => [...acknowledged.values()])
    await waitForOutboxes(db)
    const notified = await countNotifications(db, { references, acts, devices, push })
    await db.destroy()
    return {
      ...{ seed, kills, acknowledged: references.length, notified },
      leadMails: countMails(smtp.received, { purpose: 'lead', keys: references }),
      reminders: countMails(smtp.received, { purpose: 'reminder', keys: bookings.keys }),
    }
  } finally {
    await place.remove()
    await push.close()
    await smtp.close()
  }
}

async function subscribe({
  db,
  place,
  push,
}: {
  db: Db
  place: Place
  push: Awaited<ReturnType<typeof startPushService>>
}): Promise<Devices> {
  const app = testApp({ ...place, db, close: async () => {} }, { clock: () => new Date() })
  const kinds = { newEnquiry: true, assigned: true, due: true, mentioned: true, approval: true }
  const settings = { kinds, quietFrom: '', quietTo: '', showsDetails: false }
  const devices: Devices = new Map()
  for (const [role, count] of devicesByRole) {
    const paths: string[] = []
    for (let device = 0; device < count; device++) {
      const staff = await app.loginAsStaff(role)
      const { path, subscription } = push.addBrowser()
      const own = { ...subscription, endpoint: `https://push.test${path}` }
      await accept(staff.send('POST', '/api/me/notifications/devices', own))
      await accept(staff.send('PUT', '/api/me/notifications', settings))
      paths.push(path)
    }
    const userId = role === 'owner' ? staffLogin.userId : role
    const person = await app.services.staff.findByUserId(userId)
    if (person) devices.set(person.id, paths)
  }
  return devices
}

async function accept(answer: Promise<Response>): Promise<void> {
  const { status } = await answer
  if (status !== 200) throw new Error(`The site answered ${status}`)
}

/** Assigns a booking, mentions a colleague, or plans a call in eight minutes, about each second. */
async function startStaff({
  urls,
  senders,
  chance,
  db,
}: {
  urls: readonly string[]
  senders: readonly Senders[]
  chance: SeededRandom
  db: Db
}) {
  const cookie = await logInForCookie({ url: urls[0] ?? '' }, staffLogin)
  const { id: assignee } = await db
    .selectFrom('staff')
    .select('id')
    .where('user_id', '=', 'workshop')
    .executeTakeFirstOrThrow()
  const soon = () => new Date(Date.now() + 8 * 60_000).toISOString()
  const acts: Acts = { assigned: 0, mentioned: 0, due: 0 }
  const events = {
    assigned: () => ({ type: 'assign', assignee, version: 1 }),
    mentioned: () => ({ type: 'note', text: '@workshop please look' }),
    due: () => ({ type: 'nextStep', at: soon(), version: 1 }),
  }
  const used = new Set<string>()
  let isStopping = false

  /** Repeats one act with the same key on either instance until it is answered. */
  async function act(reference: string, kind: keyof Acts) {
    const key = randomUUID()
    const body = JSON.stringify(events[kind]())
    const headers = { 'content-type': 'application/json', 'idempotency-key': key, cookie }
    for (;;) {
      const url = chance.oneOf(urls.map((one) => [one, 1] as const))
      const answer = await fetch(`${url}/api/desk/${reference}/events`, {
        ...{ method: 'POST', headers, body },
        signal: AbortSignal.timeout(30_000),
      }).catch(() => undefined)
      if (answer?.ok) acts[kind]++
      if (answer && answer.status < 500 && !answer.ok)
        throw new Error(`${kind} was refused: ${answer.status} ${await answer.text()}`)
      if (answer?.ok) return
      await sleep(50)
    }
  }

  const acting = (async () => {
    while (!isStopping) {
      await sleep(chance.between(500, 1500))
      const all = senders.flatMap(({ sent }) => [...sent.acknowledged.values()])
      const reference = all.find((one) => !used.has(one))
      if (reference === undefined) continue
      used.add(reference)
      const kinds: readonly (keyof Acts)[] = ['assigned', 'mentioned', 'due']
      await act(reference, chance.oneOf(kinds.map((one) => [one, 1] as const)))
    }
  })()
  return {
    async stop(): Promise<Acts> {
      isStopping = true
      await acting
      return acts
    },
  }
}

/** Waits until nothing waits in either outbox, and for one more look at the due calls. */
async function waitForOutboxes(db: Db): Promise<void> {
  await sleep(35_000)
  const until = Date.now() + maxWait
  while (Date.now() < until && (await isAnyWaiting(db))) await sleep(500)
  await sleep(2_500)
}

async function isAnyWaiting(db: Db): Promise<boolean> {
  for (const table of ['push_outbox', 'outbox'] as const) {
    const row = await db
      .selectFrom(table)
      .select('id')
      .where('sent_at', 'is', null)
      .where('given_up_at', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
