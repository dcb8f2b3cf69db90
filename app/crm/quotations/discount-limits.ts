import * as v from 'valibot'
import type { Role } from '#app/platform/permissions/role.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

export const maxDiscountLimit = 9_99_999

const limit = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxDiscountLimit))

/** The highest discount in rupees that a role may give alone. The owner has no limit. */
export const discountLimitsSetting = defineSetting({
  name: 'discount-limits',
  label: 'the limits of discounts',
  shape: v.object({ sales: limit, manager: limit }),
  fallback: { sales: 1000, manager: 5000 },
})

export type DiscountLimits = v.InferOutput<typeof discountLimitsSetting.shape>

/** Returns the limit of a role in rupees; `Infinity` for the owner. */
export function discountLimitOf(role: Role, limits: DiscountLimits): number {
  if (role === 'owner') return Number.POSITIVE_INFINITY
  return role === 'manager' || role === 'sales' ? limits[role] : 0
}
