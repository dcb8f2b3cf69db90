import * as v from 'valibot'
import { analyticsStore } from '#app/crm/analytics/analytics-store.server.ts'
import { deskEnquiryStore } from '#app/crm/desk/desk-enquiry-store.server.ts'
import { deskEventStore } from '#app/crm/desk/desk-event-store.server.ts'
import { deskListQueries } from '#app/crm/desk/desk-list-query.server.ts'
import { mentionRecorder } from '#app/crm/desk/mention-query.server.ts'
import { enquiryLinkStore } from '#app/crm/enquiries/enquiry-link-store.server.ts'
import { enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { hasCapability } from '#app/platform/permissions/role-capabilities.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { siteSecretStore } from '#app/platform/settings/site-secret-store.server.ts'
import { now } from './desk-lives.ts'

const timeZone = 'Asia/Kolkata'

export type Questions = Record<string, () => Promise<unknown>>

/** Queries of the desk's first screen: its list, its counts and the count in the menu. */
export function firstScreens(db: Db, engine: DatabaseEngine): Questions {
  const lists = deskListQueries({ db, engine, clock: () => now, timeZone })
  const ask = (role: Role) => () => {
    const reader = { id: 1, role }
    const overdue = v.parse(enquiryQuerySchema, { section: 'overdue' })
    return Promise.all([lists.waiting(reader), lists.counts(reader), lists.list(reader, overdue)])
  }
  return {
    'first screen, owner': ask('owner'),
    'first screen, sales': ask('sales'),
    'first screen, workshop': ask('workshop'),
  }
}

/** Queries of the desk's other sections, filters and sort orders. */
export function lists(db: Db, engine: DatabaseEngine): Questions {
  const list = listOf(db, engine)
  return {
    'section today': list({ section: 'today' }),
    'section new': list({ section: 'new' }),
    'section mine': list({ section: 'mine' }),
    'section unplanned': list({ section: 'unplanned' }),
    'section unplanned, workshop': list({ section: 'unplanned' }, 'workshop'),
    'unplanned by model': list({ section: 'unplanned', sort: 'model' }),
    'unplanned by assignee': list({ section: 'unplanned', sort: 'assignee' }),
    'section mentioned': list({ section: 'mentioned' }),
    'section all': list({ section: 'all' }),
    'section all, workshop': list({ section: 'all' }, 'workshop'),
    'all by due': list({ section: 'all', sort: 'due' }),
    'all by state': list({ section: 'all', sort: 'state' }),
    'all by assignee': list({ section: 'all', sort: 'assignee', order: 'desc' }),
    'all by model': list({ section: 'all', sort: 'model' }),
    'all by booking date': list({ section: 'all', sort: 'booking', order: 'desc' }),
    'all of one kind': list({ section: 'all', kind: 'finance' }),
    'all of two kinds': list({ section: 'all', kind: 'finance,amc' }),
    'all in a state': list({ section: 'all', state: 'lost' }),
    'all that nobody has': list({ section: 'all', assignee: 'none' }),
    'all of one model': list({ section: 'all', model: 'Model 7' }),
    'bookings of a day': list({ bookingFrom: '2026-10-30', bookingTo: '2026-10-30' }),
    'received in a month': list({ receivedFrom: '2025-06-01', receivedTo: '2025-06-30' }),
    'page 40 of all': list({ section: 'all', page: '40' }),
  }
}

export function searches(db: Db, engine: DatabaseEngine, rows: number): Questions {
  const list = listOf(db, engine)
  const middle = Math.floor(rows / 2)
  return {
    'search: one visitor': list({ search: `visitor ${middle}` }),
    'search: a number': list({ search: `9${String(middle).padStart(9, '0')}` }),
    'search: nobody': list({ search: 'xylophone' }),
    'search: everybody': list({ search: 'example.com' }),
    'search: two letters': list({ search: '77' }),
    'search: words in any order': list({ search: `example.com ${middle} visitor` }),
    'search: words that never meet': list({ search: `visitor ${middle} xylophone` }),
    'search: common words': list({ search: 'visitor example' }),
    'search: a status and a type': list({ search: 'lost finance' }),
    'search: a rare status': list({ search: 'no-show visitor' }),
    'search: words of a section': list({ search: 'example.com', section: 'overdue' }),
    'search: none here': list({ search: `visitor ${middle}`, section: 'mine' }),
    'search: everybody, workshop': list({ search: 'example.com' }, 'workshop'),
    'search: a late page': list({ search: 'example.com', page: '30' }),
  }
}

export function works(db: Db, engine: DatabaseEngine, rows: number): Questions {
  const needs = { db, engine, clock: () => now, timeZone }
  const mentions = mentionRecorder({ ...needs, onMentioned: [] })
  const events = deskEventStore({ ...needs, mayDo: hasCapability, mentions })
  const reference = `X${(rows - 1).toString(36).toUpperCase()}`
  const append = (event: Parameters<typeof events.append>[1]['event']) => async () => {
    const outcome = await events.append(meera, { reference, event, anyVersion: true })
    if (!outcome.ok) throw new Error(outcome.problem.message)
  }
  const at = new Date(now.getTime() + 3_600_000).toISOString()
  const enquiryLinks = enquiryLinkStore(db, siteSecretStore(db, needs.clock))
  const histories = deskEnquiryStore({ ...needs, enquiryLinks })
  return {
    'one enquiry': () => histories.find(owner, reference),
    'an event: note': append({ type: 'note', text: 'Wants red.' }),
    'an event: call': append({ type: 'call', outcome: 'reached' }),
    'an event: next step': append({ type: 'nextStep', at, version: 1 }),
  }
}

export function figures(db: Db, engine: DatabaseEngine): Questions {
  const store = analyticsStore({ db, engine, clock: () => now, timeZone })
  const ask = (from: string) => () => store.get(owner, { from, to: '2026-11-01' })
  return {
    'figures of a week': ask('2026-10-26'),
    'figures of four weeks': ask('2026-10-05'),
    'figures of thirteen weeks': ask('2026-08-03'),
  }
}

function listOf(db: Db, engine: DatabaseEngine) {
  const store = deskListQueries({ db, engine, clock: () => now, timeZone })
  return (given: v.InferInput<typeof enquiryQuerySchema>, role: Role = 'owner') => {
    const query = v.parse(enquiryQuerySchema, given)
    return () => store.list({ id: 1, role }, query)
  }
}

const owner = { id: 1, role: 'owner' as const }

const meera: StaffAccount = {
  ...owner,
  userId: 'meera',
  userName: 'Meera Example',
  email: '',
  mobileNo: '',
  city: '',
  isActive: true,
  isIn: true,
  availableUntil: null,
  awayUntil: null,
  createdAt: now.toISOString(),
  expiresAt: null,
}
