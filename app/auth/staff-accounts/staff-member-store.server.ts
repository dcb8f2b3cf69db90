import { availabilityColumns } from '#app/auth/login/staff-store.server.ts'
import { secondFactorStore } from '#app/auth/mfa/second-factor-store.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import { diffAuditedValues } from '#app/platform/audit/diff-audited-values.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import {
  findStaffIdIgnoringCase,
  findStaffRowByUserId,
  hasOtherActiveOwner,
  lockStaffAccounts,
  type StaffRow,
  stopsBeingActiveOwner,
} from './last-owner-query.server.ts'
import { passwordLinkStore } from './password-link-store.server.ts'
import type { NewStaffMember, StaffMember, StaffMemberEdit } from './staff-member.ts'
import { selectStaffMembers, staffMemberFromRow } from './staff-member-rows-query.server.ts'
import * as words from './staff-words.ts'

export type StaffMemberStore = ReturnType<typeof staffMemberStore>

/**
 * Reassigns work when an account is deactivated (`role` is undefined) or gets another role, in the
 * same transaction. `openEnquiriesTo` is the choice of the person who deactivates the account.
 */
export type OnStaffLeaving = (
  trx: Db,
  leaving: {
    staffId: number
    role: Role | undefined
    editor: Actor
    openEnquiriesTo?: StaffMemberEdit['openEnquiriesTo']
  },
) => Promise<void>

/** Queues the mail with a link in the same transaction. */
export type EnqueueLinkMail = (
  trx: Db,
  mail: { staffId: number; purpose: 'invitation' | 'password'; recipient: string },
) => Promise<void>

export type Invitation = {
  id: number
  token: string
  until: string
  person: StaffMember
}
export type StaffMemberChange = { before: StaffMember; person: StaffMember }

/**
 * Stores the accounts that the owner manages. Each change and its audit entry are one transaction.
 */
export function staffMemberStore(
  { db, clock }: ChangeContext,
  hooks: {
    onLink: EnqueueLinkMail
    onLeaving: readonly OnStaffLeaving[]
    lockRoundRobin: (trx: Db) => Promise<void>
  },
) {
  /** Creates a link. If the account has an e-mail address, queues a mail with a second link. */
  const invite = async (trx: Db, account: StaffRow): Promise<Result<Invitation>> => {
    const { id, email: recipient } = account
    const { token, until } = await passwordLinkStore(trx, clock).create(id, 'invitation')
    const purpose = account.password_hash === '' ? 'invitation' : 'password'
    if (recipient !== '') await hooks.onLink(trx, { staffId: id, purpose, recipient })
    const { isAny: hasSecondStep } = await secondFactorStore(trx, clock).has(id)
    const person = staffMemberFromRow(account, { hasSecondStep, linkUntil: until, now: clock() })
    return ok({ id, token, until, person })
  }

  const record = (trx: Db, editor: Actor, action: string, about: StaffRow) => ({
    with: (facts: Partial<ReturnType<typeof diffAuditedValues>> = {}) =>
      changeStore(trx).record({
        at: clock(),
        editor,
        action,
        subject: `staff/${about.id}`,
        label: about.user_id,
        ...facts,
      }),
  })

  return {
    list: (): Promise<StaffMember[]> => selectStaffMembers({ db, clock }),

    async add(
      editor: Actor,
      { userId, name, email, role }: NewStaffMember,
    ): Promise<Result<Invitation>> {
      return db.transaction().execute(async (trx) => {
        await lockStaffAccounts(trx)
        if (await findStaffIdIgnoringCase(trx, userId))
          return failField('userId', words.isTaken(userId))
        const account = await trx
          .insertInto('staff')
          .values({
            user_id: userId,
            user_name: name,
            email,
            mobile_no: '',
            city: '',
            // No password matches an empty hash, so the account can be entered only through the
            // link.
            password_hash: '',
            status: 'active',
            created_at: clock().toISOString(),
            expires_at: null,
            role,
            // Nobody is available before saying so.
            available_until: clock().toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        await record(trx, editor, 'invited', account).with({
          before: {},
          after: { name, email, role },
        })
        return invite(trx, account)
      })
    },

    async renewInvitation(editor: Actor, userId: string): Promise<Result<Invitation>> {
      return db.transaction().execute(async (trx) => {
        await lockStaffAccounts(trx)
        const account = await findStaffRowByUserId(trx, userId)
        if (!account) return fail('gone', words.noSuchPerson)
        if (account.status !== 'active') return fail('invalid', words.isDeactivated)
        await passwordLinkStore(trx, clock).expireAll(account.id)
        await record(trx, editor, 'made a new link for', account).with()
        return invite(trx, account)
      })
    },

    /**
     * Sets the availability of an active account. `until` is the instant at which the availability
     * or the absence ends; null for no planned end.
     */
    async setAvailability(
      editor: Actor,
      userId: string,
      { isIn, until }: { isIn: boolean; until: string | null },
    ): Promise<Result<{ name: string }>> {
      return db.transaction().execute(async (trx) => {
        const before = await findStaffRowByUserId(trx, userId)
        if (before?.status !== 'active') return fail('gone', words.noSuchPerson)
        const wanted = availabilityColumns(isIn, until)
        await trx.updateTable('staff').set(wanted).where('id', '=', before.id).execute()
        const after = { ...before, ...wanted }
        const facts = diffAuditedValues(auditedValuesOf(before), auditedValuesOf(after))
        if (Object.keys(facts.after).length > 0)
          await record(trx, editor, 'changed the availability of', before).with(facts)
        return ok({ name: staffName(before) })
      })
    },

    async change(
      editor: Actor,
      userId: string,
      edit: StaffMemberEdit,
      /** The instant at which an availability in `edit` ends; null for no planned end. */
      availableUntil: string | null = null,
    ): Promise<Result<StaffMemberChange>> {
      return db.transaction().execute(async (trx) => {
        const { openEnquiriesTo } = edit
        if (openEnquiriesTo != null) await hooks.lockRoundRobin(trx)
        await lockStaffAccounts(trx)
        const before = await findStaffRowByUserId(trx, userId)
        if (!before) return fail('gone', words.noSuchPerson)
        const wanted = columnsOf(edit, availableUntil)
        const after = { ...before, ...wanted }
        if (
          stopsBeingActiveOwner(before, after) &&
          !(await hasOtherActiveOwner(trx, before.id, clock()))
        )
          return failField(after.role === 'owner' ? 'isActive' : 'role', words.lastOwnerStays)
        if (Object.keys(wanted).length > 0)
          await trx.updateTable('staff').set(wanted).where('id', '=', before.id).execute()
        const { id: staffId } = before
        const isLeaving = before.status === 'active' && after.status !== 'active'
        if (isLeaving || after.email !== before.email)
          await passwordLinkStore(trx, clock).expireAll(staffId)
        if (isLeaving) await trx.deleteFrom('sessions').where('staff_id', '=', staffId).execute()
        if (isLeaving || after.role !== before.role)
          for (const onLeaving of hooks.onLeaving)
            await onLeaving(trx, {
              staffId,
              role: isLeaving ? undefined : after.role,
              editor,
              openEnquiriesTo,
            })
        const facts = diffAuditedValues(auditedValuesOf(before), auditedValuesOf(after))
        if (Object.keys(facts.after).length > 0)
          await record(trx, editor, auditActionOf(before, after), before).with(facts)
        const { isAny: hasSecondStep } = await secondFactorStore(trx, clock).has(staffId)
        const besides = { hasSecondStep, linkUntil: null, now: clock() }
        return ok({
          before: staffMemberFromRow(before, besides),
          person: staffMemberFromRow(after, besides),
        })
      })
    },
  }
}

function columnsOf(
  { role, isActive, isIn, name, email }: StaffMemberEdit,
  availableUntil: string | null,
) {
  return {
    ...(role === undefined ? {} : { role }),
    ...(isActive === undefined ? {} : ({ status: isActive ? 'active' : 'inactive' } as const)),
    ...(isIn === undefined ? {} : availabilityColumns(isIn, isIn ? availableUntil : null)),
    ...(name === undefined ? {} : { user_name: name }),
    ...(email === undefined ? {} : { email }),
  }
}

const auditedValuesOf = ({
  user_name: name,
  email,
  role,
  status,
  is_in,
  away_until: awayUntil,
}: StaffRow) => ({ name, email, role, isActive: status === 'active', isIn: is_in === 1, awayUntil })

function auditActionOf(before: StaffRow, after: StaffRow): string {
  if (before.status === after.status) return 'changed the account of'
  return after.status === 'active' ? 'reactivated' : 'deactivated'
}
