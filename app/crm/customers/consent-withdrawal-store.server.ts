import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { ConsentChannel } from './consent-channel.ts'
import {
  type CustomerGroup,
  changeCustomerGroup,
  recordCustomerChange,
  touchCustomer,
} from './customer-group-query.server.ts'
import type { ConsentWithdrawal } from './customer-schema.ts'
import * as words from './customer-words.ts'

export type ConsentWithdrawalStore = ReturnType<typeof consentWithdrawalStore>

type Ending = { withdrawal: number; channel: ConsentChannel | null }

/**
 * Records that a customer withdraws consent to messages, and gives it again. An open withdrawal
 * applies to all consents up to its time, also those of merged customers.
 */
export function consentWithdrawalStore(desk: ChangeContext) {
  const end = (
    staff: StaffAccount,
    id: number,
    { withdrawal, channel }: Ending,
  ): Promise<Result<undefined>> =>
    changeCustomerGroup(desk, { staff, id }, async (trx, group, now) => {
      const all = await listConsentWithdrawals(trx, group.ids)
      const one = all.find((it) => it.id === withdrawal)
      if (!one) return fail('gone', words.gone)
      if (one.endedAt !== null) return fail('conflict', words.notWithdrawn)
      // A new consent ends every open withdrawal, an undo only the mistaken one.
      const ids = channel === null ? [withdrawal] : all.map((it) => it.id)
      await trx
        .updateTable('consent_withdrawals')
        .set({ ended_at: now, ended_by: staffName(staff), ended_channel: channel })
        .where('id', 'in', ids)
        .where('ended_at', 'is', null)
        .execute()
      const action = channel === null ? 'undid the withdrawal of consent of' : 'noted consent of'
      await recordCustomerChange(trx, staff, { at: now, action, id: group.survivor.id })
      await touchCustomer(trx, group.survivor, now)
      return ok(undefined)
    })

  return {
    /** Returns the id of the withdrawal. */
    withdraw: (staff: StaffAccount, id: number, channel: ConsentChannel) =>
      changeCustomerGroup<{ withdrawal: number }>(desk, { staff, id }, async (trx, group, now) => {
        const open = (await listConsentWithdrawals(trx, group.ids)).find(
          ({ endedAt }) => endedAt === null,
        )
        if (open && !(await hasEnquirySince(trx, group, open.at)))
          return fail('conflict', words.isWithdrawnAlready)
        const row = await trx
          .insertInto('consent_withdrawals')
          .values({
            ...{ customer_id: group.survivor.id, at: now, channel },
            ...{ staff_id: staff.id, who: staffName(staff) },
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        const action = 'withdrew consent of'
        await recordCustomerChange(trx, staff, { at: now, action, id: group.survivor.id })
        await touchCustomer(trx, group.survivor, now)
        return ok({ withdrawal: row.id })
      }),

    /** The customer gave consent again, through this channel. */
    giveAgain: (
      staff: StaffAccount,
      id: number,
      ending: { withdrawal: number; channel: ConsentChannel },
    ) => end(staff, id, ending),

    undo: (staff: StaffAccount, id: number, withdrawal: number) =>
      end(staff, id, { withdrawal, channel: null }),
  }
}

/** Lists the withdrawals of customers, newest first. */
export async function listConsentWithdrawals(
  db: Db,
  ids: readonly number[],
): Promise<ConsentWithdrawal[]> {
  const rows = await db
    .selectFrom('consent_withdrawals')
    .selectAll()
    .where('customer_id', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, at, who, channel, ended_at, ended_by, ended_channel }) => ({
    ...{ id, at, who, channel },
    ...{ endedAt: ended_at, endedBy: ended_by, endedChannel: ended_channel },
  }))
}

async function hasEnquirySince(trx: Db, { ids }: CustomerGroup, at: string): Promise<boolean> {
  const row = await trx
    .selectFrom('enquiries')
    .select('id')
    .where('customer_id', 'in', ids)
    .where('created_at', '>', at)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
