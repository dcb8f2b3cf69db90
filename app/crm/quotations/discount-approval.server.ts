import { staffStore } from '#app/auth/login/staff-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { QuotationRow } from '#app/platform/db/schema-quotations.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { type Failure, fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { type DiscountLimits, discountLimitOf } from './discount-limits.ts'
import type { QuotationValues } from './quotation-update-query.server.ts'
import * as words from './quotation-words.ts'

type Deps = { clock: Clock; mayDo: HasCapability }

/** Rules of discounts above the limit of a role. */
export function discountApproval({ clock, mayDo }: Deps) {
  const approvalBy = (staff: StaffAccount) => ({
    approved_by: staff.id,
    approved_by_name: staffName(staff),
    approved_at: clock().toISOString(),
  })

  return {
    approvalBy,

    /** Returns the state and the approval that newly saved figures have. */
    stateAfterSaving(
      staff: StaffAccount,
      { discount, asksApproval }: { discount: number; asksApproval: boolean },
      limits: DiscountLimits,
    ): Result<Pick<QuotationRow, 'state'> & QuotationValues> {
      const none = { approved_by: null, approved_by_name: null, approved_at: null }
      const limit = discountLimitOf(staff.role, limits)
      if (discount > limit)
        return asksApproval
          ? ok({ ...none, state: 'waiting' })
          : failField('discount', words.overLimit(formatRupees(limit)))
      // A discount that salespeople may not give alone is approved by the person who enters it.
      if (discount <= limits.sales || !mayDo(staff, 'quotations.approve'))
        return ok({ ...none, state: 'draft' })
      return ok({ ...approvalBy(staff), state: 'approved' })
    },

    /**
     * Returns undefined if the account may send the discount, or else the reason. Checks the rights
     * and the limit of the person who approved it again, because they may have changed.
     */
    async checkApproval(
      trx: Db,
      staff: StaffAccount,
      { row, limits }: { row: QuotationRow; limits: DiscountLimits },
    ): Promise<Failure | undefined> {
      const limit = discountLimitOf(staff.role, limits)
      if (row.discount <= limit) return undefined
      if (row.state !== 'approved' || row.approved_by === null)
        return fail('forbidden', words.notApproved(formatRupees(limit)))
      const people = await staffStore(trx).listAbleToLogIn(clock())
      const approver = people.find(({ id }) => id === row.approved_by)
      const isValid =
        approver !== undefined &&
        mayDo(approver, 'quotations.approve') &&
        row.discount <= discountLimitOf(approver.role, limits)
      return isValid
        ? undefined
        : fail('forbidden', words.approvalEnded(row.approved_by_name ?? words.colleague))
    },
  }
}
