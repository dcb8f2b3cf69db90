import { listManagedModels } from '#app/catalogue/editor/model-editor-endpoints.ts'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import { listAssignableStaff } from '#app/crm/desk/desk-endpoints.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { ok, type Result } from '#app/platform/result/result.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './command-palette-words.ts'
import type { PaletteResult } from './rank-results.ts'

export type AddressedResult = PaletteResult & { to: string }

/** Lists the pages of every model: its price, its specification and its place in the editor. */
export async function listVehicleResults(): Promise<Result<AddressedResult[]>> {
  const listed = await requestAsStaff(listManagedModels)
  if (!listed.ok) return listed
  return ok(
    listed.value.rows.flatMap(({ slug, name, price, isOnSale, state }) => {
      const result = { group: words.vehicles, label: name }
      const bikeName = toBikeName(name)
      return [
        {
          ...result,
          key: `price-${slug}`,
          note: words.price(isOnSale && price ? formatRupees(price) : ''),
          keywords: words.priceWords,
          to: `/admin/price?${new URLSearchParams({ search: name })}`,
        },
        ...(state === 'on'
          ? [
              {
                ...result,
                key: `specification-${slug}`,
                note: words.specification,
                keywords: words.specificationWords,
                to: `${modelDetailPath({ bikeName })}?tab=specifications`,
                isOnWebsite: true,
              },
            ]
          : []),
        {
          ...result,
          key: `model-${slug}`,
          note: words.model,
          keywords: words.modelWords,
          to: `/admin/models/${slug}`,
        },
      ]
    }),
  )
}

/** Lists the enquiries of every person at the desk, and the person's account. */
export async function listStaffResults(): Promise<Result<AddressedResult[]>> {
  const listed = await requestAsStaff(listAssignableStaff)
  if (!listed.ok) return listed
  return ok(
    listed.value.people.flatMap(({ id, name, role, isIn, open }) => {
      const result = { group: words.people, label: name, keywords: words.roles[role] }
      const assigned = new URLSearchParams({ section: 'all', open: 'yes', assignee: String(id) })
      return [
        {
          ...result,
          key: `enquiries-${id}`,
          note: [words.openEnquiries(open), !isIn && words.away].filter(Boolean).join(' · '),
          to: `/admin/desk?${assigned}`,
        },
        {
          ...result,
          key: `account-${id}`,
          note: words.staffAccount,
          to: `/admin/staff?${new URLSearchParams({ search: name })}`,
        },
      ]
    }),
  )
}
