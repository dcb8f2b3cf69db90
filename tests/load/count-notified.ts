import type { Selectable } from 'kysely'
import type { PushMessage } from '#app/crm/my-calls/push-message.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { PushOutboxTable } from '#app/platform/db/schema-push.ts'
import type { ReceivedMail } from '#tests/test-smtp-server.ts'

/** Notifications of one run. A notification is one person and one event. */
export type Notified = {
  due: number
  /** Events of acknowledged requests for which a person has no row. */
  notQueued: number
  /** Sent within another notification of the same person and kind. */
  joined: number
  /** Dropped, because a colleague had taken the enquiry. */
  irrelevant: number
  requests: { complete: number; cut: number }
  decrypted: number
  /** Notifications that did not reach all devices of the person. */
  missing: number
  /** Notifications that were sent alone and also joined in another one. */
  toldTwice: number
  /** Notifications that were sent again, and the messages that devices got again by that. */
  repeated: number
  repeatedMessages: number
  /** Repeated messages with which the device would alert the person again. */
  alertedAgain: number
  /** Seconds until the notification that waited longest was sent. */
  slowest: number
}

/** The paths of each person's devices at the push service, by the id of the account. */
export type Devices = Map<number, string[]>

/** Number of accepted acts of the staff, by the kind of notification that they cause. */
export type Acts = { assigned: number; mentioned: number; due: number }

type Row = Selectable<PushOutboxTable>
type Received = { path: string; message: PushMessage }

export async function countNotifications(
  db: Db,
  {
    references,
    acts,
    devices,
    push: { received, requests },
  }: {
    references: readonly string[]
    acts: Acts
    devices: Devices
    push: { received: readonly Received[]; requests: Notified['requests'] }
  },
): Promise<Notified> {
  const rows = await db.selectFrom('push_outbox').selectAll().orderBy('id').execute()
  const isJoined = ({ last_error }: Row) => last_error === 'absorbed'
  const joined = rows.filter(isJoined)
  const sent = rows.filter((row) => row.sent_at !== null && !isJoined(row))
  const irrelevant = rows.filter(
    (row) => row.given_up_at !== null && row.last_error === 'irrelevant',
  )
  const unsent = rows.length - joined.length - sent.length - irrelevant.length
  const got = new Map<string, number>()
  for (const { path, message } of received) {
    const key = `${path} ${message.id}`
    got.set(key, (got.get(key) ?? 0) + 1)
  }
  const joint = jointBalances([...sent, ...joined])
  const incomplete = sent.filter(({ id, staff_id }) =>
    devices.get(staff_id)?.some((path) => !got.has(`${path} ${id}`)),
  )
  const waits = sent.map((row) => Date.parse(row.sent_at ?? '') - Date.parse(row.due_at))
  return {
    due: rows.length,
    notQueued: countNotQueued(rows, { enquiries: references.length, acts, people: devices.size }),
    joined: joined.length,
    irrelevant: irrelevant.length,
    requests,
    decrypted: received.length,
    missing: unsent + incomplete.length + sumOf(joint.map((balance) => -balance)),
    toldTwice: sumOf(joint),
    repeated: sent.filter(({ id, staff_id }) =>
      devices.get(staff_id)?.some((path) => (got.get(`${path} ${id}`) ?? 0) > 1),
    ).length,
    repeatedMessages: received.length - got.size,
    alertedAgain: countAlerts(received) - got.size,
    slowest: Math.max(0, ...waits) / 1000,
  }
}

/**
 * Returns, for each person and kind, how many notifications more were told than were due. Each sent
 * row tells `count` of them.
 */
function jointBalances(rows: readonly Row[]): number[] {
  const balances = new Map<string, number>()
  for (const { staff_id, kind, count, last_error } of rows) {
    const key = `${staff_id} ${kind}`
    const told = last_error === 'absorbed' ? 0 : count
    balances.set(key, (balances.get(key) ?? 0) + told - 1)
  }
  return [...balances.values()]
}

/** Adds the positive numbers. */
const sumOf = (numbers: readonly number[]) =>
  numbers.reduce((sum, number) => sum + Math.max(0, number), 0)

function countNotQueued(
  rows: readonly Row[],
  { enquiries, acts, people }: { enquiries: number; acts: Acts; people: number },
): number {
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length
  const dueCalls = new Set(rows.filter(({ kind }) => kind === 'due').map(({ event }) => event))
  return (
    enquiries * people -
    count('newEnquiry') +
    (acts.assigned - count('assigned')) +
    (acts.mentioned - count('mentioned')) +
    (acts.due - dueCalls.size)
  )
}

/**
 * Counts the alerts of devices on which nobody opens or dismisses a notification, by the rule of
 * `app/crm/my-calls/push-events.ts`.
 */
function countAlerts(received: readonly Received[]): number {
  const shown = new Map<string, number[]>()
  let alerts = 0
  for (const { path, message } of received) {
    const key = `${path} ${message.tag}`
    const ids = shown.get(key) ?? []
    if (message.id === undefined || ids.includes(message.id)) continue
    shown.set(key, [...ids, message.id])
    alerts++
  }
  return alerts
}

export type Mails = {
  due: number
  arrived: number
  lost: number
  /** Mails that arrived again under the same Message-ID, by which mail servers detect them. */
  twice: number
  /** Mails that arrived again under another Message-ID. */
  twiceUndetected: number
}

/** Counts the mails of one purpose. `keys` are the ends of the due mails' Message-IDs. */
export function countMails(
  received: readonly ReceivedMail[],
  { purpose, keys }: { purpose: 'lead' | 'reminder'; keys: readonly string[] },
): Mails {
  const ids = received
    .map(({ raw }) => /^Message-ID:\s*<([^@]+)@/im.exec(raw)?.[1] ?? '')
    .filter((id) => id.startsWith(`${purpose}.`))
  const distinct = [...new Set(ids)]
  const arrived = keys.filter((key) => distinct.some((id) => id.endsWith(`.${key}`)))
  return {
    due: keys.length,
    arrived: ids.length,
    lost: keys.length - arrived.length,
    twice: ids.length - distinct.length,
    twiceUndetected: distinct.length - arrived.length,
  }
}
