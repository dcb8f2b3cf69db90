import { type RawBuilder, sql } from 'kysely'
import { type EnquiryReader, visibleKindSlugs } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { callbackStatusCondition, respondingAccountSql } from './callback-status-query.server.ts'
import { bookingDayRange, type EnquiryFilter, receivedDayRange } from './enquiry-filter.ts'
import { type SearchPlan, searchConditions } from './enquiry-search-query.server.ts'

export type SqlCondition = RawBuilder<boolean>

/**
 * The enquiries that a query may return: those that an account may see, or those of some kinds. An
 * empty list of kinds returns no enquiries.
 */
export type EnquiryScope = EnquiryReader | { kinds: readonly string[] }

export type ConditionContext = {
  engine: DatabaseEngine
  now: Date
  timeZone: string
  scope: EnquiryScope
  searchPlan?: SearchPlan
  /** `true` if the rows are only counted, so that their order needs no index. */
  isCount?: boolean | undefined
}

/**
 * Returns the SQL conditions of a filter on `enquiries e`. Lists, counts, figures and files all use
 * these conditions.
 */
export function enquiryConditions(
  filter: EnquiryFilter,
  context: ConditionContext,
): SqlCondition[] {
  const { state = [], same, model, source, answered, open, reason } = filter
  const { scope, timeZone, now } = context
  const today = dayInZone(now, timeZone)
  const received = receivedDayRange(filter, today)
  const booked = bookingDayRange(filter, today)
  const from = received.from && startOfDay(received.from, timeZone)
  const before = received.to && startOfDay(addDays(received.to), timeZone)
  const others = [
    ...(same ? [sql<boolean>`${sql.ref(`e.${same.column}`)} = ${same.value}`] : []),
    ...(state.length > 0 ? [sql<boolean>`e.state in (${sql.join(state)})`] : []),
    ...personConditions(sql`e.assignee_id`, filter.assignee, scope),
    ...personConditions(sql`(${respondingAccountSql})`, filter.answeredBy, scope),
    ...(open ? [open === 'yes' ? isOpen : sql<boolean>`e.is_open = 0`] : []),
    ...(model ? [sql<boolean>`e.model is not null`, sql<boolean>`e.model = ${model}`] : []),
    ...(source ? [sql<boolean>`e.source is not null`, sql<boolean>`e.source = ${source}`] : []),
    ...(answered ? [callbackStatusCondition(answered, now.toISOString())] : []),
    ...(reason ? [sql<boolean>`e.lost_reason = ${reason}`] : []),
    ...(filter.hasConsent ? [consentNotWithdrawn] : []),
    ...(filter.withoutImports ? [sql<boolean>`e.import_id is null`] : []),
    ...(filter.withoutBookedHours ? [sql<boolean>`not ${isBookedHour(today)}`] : []),
    ...(from ? [sql<boolean>`e.created_at >= ${from}`] : []),
    ...(before ? [sql<boolean>`e.created_at < ${before}`] : []),
    ...(from || before ? [hasKnownDay] : []),
    ...(booked.from || booked.to ? [isBookedWithin(booked)] : []),
    ...searchConditions(filter, context.searchPlan),
  ]
  const isWholeSection = others.length === 0
  return [
    ...sectionConditions(filter, context),
    ...kindConditions(filter, { scope, isCount: context.isCount && isWholeSection }),
    ...others,
  ]
}

/**
 * The text must equal the condition of the partial indexes of migration 20, otherwise the database
 * does not use these indexes.
 */
const isOpen = sql<boolean>`e.is_open = 1`

/** Hundreds of imported open enquiries would hide the others until staff have worked on them. */
const isNotUnusedImport = sql<boolean>`(e.import_id is null or e.first_call_at is not null)`

/**
 * Imported rows without a day have the time of the import. Nobody knows when they were received, so
 * they belong to no period.
 */
const hasKnownDay = sql<boolean>`(e.import_id is null or not exists (
  select 1 from bulk_changes i where i.id = e.import_id and i.at = e.created_at))`

/** A withdrawal applies to all enquiries before it, also those of merged customers. */
const consentNotWithdrawn = sql<boolean>`not exists (
  select 1 from customers own
  join customers one on one.id = coalesce(own.survivor_id, own.id)
    or one.survivor_id = coalesce(own.survivor_id, own.id)
  join consent_withdrawals w on w.customer_id = one.id
  where own.id = e.customer_id and w.ended_at is null and w.at >= e.created_at)`

/** Deliveries have their day in the appointment alone, because the form does not ask for it. */
const deliveriesFrom = ({ from = '', to = '9999-12-31' }: DayRange) => sql`
  select a.enquiry_id from appointments a
  where a.day >= ${from} and a.day <= ${to} and a.purpose = 'delivery' and a.is_active = 1`

const isBookedWithin = (range: DayRange) => sql<boolean>`e.id in (
  select b.id from enquiries b where b.booking_date is not null
    and b.booking_date >= ${range.from ?? ''} and b.booking_date <= ${range.to ?? '9999-12-31'}
  union ${deliveriesFrom(range)})`

type DayRange = { from?: string | undefined; to?: string | undefined }

function sectionConditions(
  { section, open, kind = [] }: EnquiryFilter,
  context: ConditionContext,
): SqlCondition[] {
  const { instant, today, tomorrow } = todayOf(context)
  switch (section) {
    case 'overdue':
      return [isOpen, sql`e.due_at is not null`, sql`e.due_at < ${instant}`]
    case 'today':
      return [
        isOpen,
        sql`e.id in (
          select d.id from enquiries d
          where d.is_open = 1 and d.due_at is not null and d.due_at >= ${instant} and d.due_at < ${tomorrow}
          union select b.id from enquiries b where b.joined_to is null and b.booking_date = ${today}
          union ${deliveriesFrom({ from: today, to: today })})`,
      ]
    case 'new':
      return [isOpen, sql`e.state in ('new', 'requested')`]
    case 'mine':
      return [isOpen, sql`e.assignee_id = ${accountIdOf(context.scope)}`]
    case 'unplanned':
      return [isOpen, sql`e.due_at is null`, sql`not ${isAwaitedBooking(today)}`, isNotUnusedImport]
    case 'mentioned':
      // A merged enquiry stays in this section, because its own page shows the note.
      return [sql`e.id in (${mentionsOf(context.scope)})`]
    case 'all':
      // Duplicates are never open. Without this condition the database reads only the open rows.
      return open === 'yes' && kind.length > 0 ? [] : [sql`e.joined_to is null`]
    case 'stored':
      return []
  }
}

const hasHour = sql<boolean>`exists (
  select 1 from appointments a
  where a.enquiry_id = e.id and a.is_active = 1 and a.starts_at is not null)`

/**
 * The condition for a booking that needs no next step, because the section of its day lists it: the
 * workshop has confirmed it, or it is a test ride with an hour, whose enquiry is still new.
 */
const isAwaitedBooking = (today: string) =>
  sql<boolean>`(e.booking_date is not null and e.booking_date >= ${today} and (
    e.state not in ('new', 'requested')
    or e.state = 'new' and ${hasHour}))`

/**
 * The condition for an enquiry that needs no call: a coming appointment with an hour, or a vehicle
 * that is in the workshop.
 */
const isBookedHour = (today: string) =>
  sql<boolean>`(e.due_at is null and (e.state in ('arrived', 'in-work')
    or e.state in ('new', 'confirmed')
    and e.booking_date is not null and e.booking_date >= ${today} and ${hasHour}))`

/**
 * Returns today's section as conditions without overlap: enquiries due today, and enquiries that are
 * booked or delivered today but not due. Each has its own index, so a count need not build the union.
 */
export function todaySectionConditions(
  context: ConditionContext,
): [due: SqlCondition[], booked: SqlCondition[], delivered: SqlCondition[]] {
  const { instant, today, tomorrow } = todayOf(context)
  const seen = [isOpen, ...kindConditions({ section: 'today' }, context)]
  const isNotDueToday = sql<boolean>`(e.due_at is null or e.due_at < ${instant} or e.due_at >= ${tomorrow})`
  return [
    [...seen, sql`e.due_at >= ${instant}`, sql`e.due_at < ${tomorrow}`],
    [
      ...seen,
      sql`e.joined_to is null`,
      sql`e.booking_date is not null`,
      sql`e.booking_date = ${today}`,
      isNotDueToday,
    ],
    [
      ...seen,
      sql`e.joined_to is null`,
      sql`e.id in (${deliveriesFrom({ from: today, to: today })})`,
      sql`(e.booking_date is null or e.booking_date <> ${today})`,
      isNotDueToday,
    ],
  ]
}

function todayOf({ now, timeZone }: ConditionContext) {
  const today = dayInZone(now, timeZone)
  const tomorrow = startOfDay(addDays(today), timeZone)
  return { instant: now.toISOString(), today, tomorrow }
}

/**
 * Restricts the kinds. In many lists `|| ''` prevents the database from using the index of kinds,
 * which would be slower than the index of the section, the customer or the open enquiries. The
 * count of a whole section is faster with the index of kinds.
 */
function kindConditions(
  filter: EnquiryFilter,
  { scope, isCount }: Pick<ConditionContext, 'scope' | 'isCount'>,
): SqlCondition[] {
  const { kind: asked = [] } = filter
  const allowed = 'kinds' in scope ? scope.kinds : visibleKindSlugs(scope)
  if (asked.length === 0 && !allowed) return []
  const kinds = asked.length > 0 ? asked.filter((it) => allowed?.includes(it) ?? true) : allowed
  if (!kinds?.length) return [sql<boolean>`1 = 0`]
  const kind = usesKindIndex(filter, kinds, isCount) ? sql`e.kind` : sql`e.kind || ''`
  return [sql<boolean>`${kind} in (${sql.join(kinds)})`]
}

function usesKindIndex(
  { section, same, open }: EnquiryFilter,
  kinds: readonly string[],
  isCount = false,
): boolean {
  if (section === 'stored') return !same && !open
  return section === 'all' && open !== 'yes' && (kinds.length === 1 || isCount)
}

function personConditions(
  column: RawBuilder<unknown>,
  person: string | undefined,
  scope: EnquiryScope,
): SqlCondition[] {
  if (!person) return []
  if (person === 'none') return [sql`${column} is null`]
  return [sql`${column} = ${person === 'me' ? accountIdOf(scope) : Number(person)}`]
}

/** Returns the condition for enquiries with a mention that the reader has not read. */
export function unreadMentionCondition(scope: EnquiryScope): SqlCondition {
  return sql`e.id in (${mentionsOf(scope)} and m.read_at is null)`
}

const mentionsOf = (scope: EnquiryScope) =>
  sql`select m.enquiry_id from enquiry_mentions m where m.staff_id = ${accountIdOf(scope)}`

export const accountIdOf = (scope: EnquiryScope) => ('id' in scope ? scope.id : 0)
