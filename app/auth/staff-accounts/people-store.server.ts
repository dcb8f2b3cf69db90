import { factorStore } from '#app/auth/mfa/factor-store.server.ts'
import type { Desk } from '#app/platform/audit/change-content.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import { differenceBetween } from '#app/platform/audit/difference.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import { type Refusal, refuse } from '#app/platform/forms/refusal.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { Editor } from '#app/platform/permissions/session.ts'
import { linkStore } from './link-store.server.ts'
import {
  type Account,
  findAnyCase,
  findExactly,
  hasOtherOwner,
  holdAccounts,
  isLostOwner,
} from './owner-store.server.ts'
import { personOf, readPeople } from './people-rows-store.server.ts'
import type { NewPerson, Person, PersonEdit } from './person.ts'
import * as words from './staff-words.ts'

export type PeopleStore = ReturnType<typeof peopleStore>

/**
 * What has to be handed on when an account is deactivated (`role` undefined) or has another role from now
 * on, in the same transaction.
 */
export type OnLeaving = (
  trx: Db,
  leaving: { staffId: number; role: Role | undefined; editor: Editor },
) => Promise<void>

/** Puts the mail with a link into the outbox, in the same transaction. */
export type OnLink = (
  trx: Db,
  mail: { staffId: number; purpose: 'invitation' | 'password'; recipient: string },
) => Promise<void>

export type Invited = { is: 'done'; id: number; token: string; until: string; person: Person }
export type Changed = { is: 'done'; before: Person; person: Person }
type Gone = { is: 'gone' }

/** The accounts as the owner manages them. Every step is one transaction with its line in the audit. */
export function peopleStore(
  { db, clock }: Desk,
  hooks: { onLink: OnLink; onLeaving: readonly OnLeaving[] },
) {
  /** Makes a link, and mails one of its own where there is an address. */
  const invite = async (trx: Db, account: Account): Promise<Invited> => {
    const { id, email: recipient } = account
    const { token, until } = await linkStore(trx, clock).draw(id, 'invitation')
    const purpose = account.password_hash === '' ? 'invitation' : 'password'
    if (recipient !== '') await hooks.onLink(trx, { staffId: id, purpose, recipient })
    const { isAny: hasSecondStep } = await factorStore(trx, clock).has(id)
    const person = personOf(account, { hasSecondStep, linkUntil: until })
    return { is: 'done', id, token, until, person }
  }

  const record = (trx: Db, editor: Editor, action: string, about: Account) => ({
    with: (facts: Partial<ReturnType<typeof differenceBetween>> = {}) =>
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
    list: (): Promise<Person[]> => readPeople({ db, clock }),

    async add(
      editor: Editor,
      { userId, name, email, role }: NewPerson,
    ): Promise<Invited | Refusal> {
      return db.transaction().execute(async (trx) => {
        await holdAccounts(trx)
        if (await findAnyCase(trx, userId)) {
          const message = words.isTaken(userId)
          return refuse('invalid', message, { errors: { userId: [message] } })
        }
        const account = await trx
          .insertInto('staff')
          .values({
            user_id: userId,
            user_name: name,
            email,
            mobile_no: '',
            city: '',
            // No password verifies against it: only the link leads in.
            password_hash: '',
            status: 'active',
            created_at: clock().toISOString(),
            expires_at: null,
            role,
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

    async inviteAgain(editor: Editor, userId: string): Promise<Invited | Gone | Refusal> {
      return db.transaction().execute(async (trx) => {
        await holdAccounts(trx)
        const account = await findExactly(trx, userId)
        if (!account) return gone
        if (account.status !== 'active') return refuse('invalid', words.isDeactivated)
        await linkStore(trx, clock).endAll(account.id)
        await record(trx, editor, 'made a new link for', account).with()
        return invite(trx, account)
      })
    },

    async change(
      editor: Editor,
      userId: string,
      edit: PersonEdit,
    ): Promise<Changed | Gone | Refusal> {
      return db.transaction().execute(async (trx) => {
        await holdAccounts(trx)
        const before = await findExactly(trx, userId)
        if (!before) return gone
        const wanted = columnsOf(edit)
        const after = { ...before, ...wanted }
        if (isLostOwner(before, after) && !(await hasOtherOwner(trx, before.id, clock()))) {
          const field = after.role === 'owner' ? 'isActive' : 'role'
          return refuse('invalid', words.lastOwnerStays, {
            errors: { [field]: [words.lastOwnerStays] },
          })
        }
        if (Object.keys(wanted).length > 0)
          await trx.updateTable('staff').set(wanted).where('id', '=', before.id).execute()
        const { id: staffId } = before
        const isLeaving = before.status === 'active' && after.status !== 'active'
        if (isLeaving || after.email !== before.email) await linkStore(trx, clock).endAll(staffId)
        if (isLeaving) await trx.deleteFrom('sessions').where('staff_id', '=', staffId).execute()
        if (isLeaving || after.role !== before.role)
          for (const onLeaving of hooks.onLeaving)
            await onLeaving(trx, { staffId, role: isLeaving ? undefined : after.role, editor })
        const facts = differenceBetween(factsOf(before), factsOf(after))
        if (Object.keys(facts.after).length > 0)
          await record(trx, editor, actionOf(before, after), before).with(facts)
        const { isAny: hasSecondStep } = await factorStore(trx, clock).has(staffId)
        const besides = { hasSecondStep, linkUntil: null }
        return { is: 'done', before: personOf(before, besides), person: personOf(after, besides) }
      })
    },
  }
}

const gone: Gone = { is: 'gone' }

function columnsOf({ role, isActive, isIn, name, email }: PersonEdit) {
  return {
    ...(role === undefined ? {} : { role }),
    ...(isActive === undefined ? {} : ({ status: isActive ? 'active' : 'inactive' } as const)),
    ...(isIn === undefined ? {} : { is_in: isIn ? (1 as const) : (0 as const) }),
    ...(name === undefined ? {} : { user_name: name }),
    ...(email === undefined ? {} : { email }),
  }
}

const factsOf = ({ user_name: name, email, role, status, is_in }: Account) => ({
  name,
  email,
  role,
  isActive: status === 'active',
  isIn: is_in === 1,
})

function actionOf(before: Account, after: Account): string {
  if (before.status === after.status) return 'changed the account of'
  return after.status === 'active' ? 'reactivated' : 'deactivated'
}
