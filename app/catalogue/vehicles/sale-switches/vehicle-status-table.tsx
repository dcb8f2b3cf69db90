import { startTransition, useState } from 'react'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useHydrated } from '#app/ui/components/use-hydrated.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './staff-words.ts'
import { changeAvailability, changeStatusEndpoints } from './vehicle-status-endpoints.ts'

export type VehicleStatusRow = { id: number; name: string; isActive: boolean; isOnSale: boolean }

type Props = {
  kind: VehicleKind
  caption: string
  rows: readonly VehicleStatusRow[]
  /** Whether the boxes are more than a sight. */
  mayChange: boolean
  /** Resolves once the rows are the new ones. */
  onChanged: () => Promise<void>
}

/** Serial number, model name, and two checkboxes that take effect at once. */
export function VehicleStatusTable({ kind, caption, rows, mayChange, onChanged }: Props) {
  // A box that nobody listens to yet must not say that a model left the site.
  const isAlive = useHydrated()
  // What a box is on its way to: it shows that at once, and goes back when it is refused.
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())

  async function change({ id }: VehicleStatusRow, box: StatusCheckboxName, isOn: boolean) {
    const key = `${box} ${id}`
    const params = { id }
    setWanted((all) => new Map(all).set(key, isOn))
    const result = await (box === 'active'
      ? requestAsStaff(changeStatusEndpoints[kind], { params, body: { status: isOn ? 1 : 0 } })
      : requestAsStaff(changeAvailability, {
          params,
          body: { availability: isOn ? 'on-sale' : 'service-only' },
        }))
    if (result.ok) await onChanged()
    // Together with the new rows, which the router shows in a transition: else the box goes back for a moment.
    startTransition(() => setWanted((all) => new Map([...all].filter(([other]) => other !== key))))
    const message = result.ok ? result.answer.message : result.message
    void showToast(message || words.changeFailed, result.ok ? 'success' : 'error')
  }

  return (
    <table className="w-full max-w-3xl border-separate border-spacing-0 rounded-control border border-hairline bg-surface text-left text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-quiet">
          <th
            scope="col"
            className="w-16 border-hairline border-b bg-ground px-3 py-2 font-semibold"
          >
            {words.serialNumber}
          </th>
          <th scope="col" className="border-hairline border-b bg-ground px-3 py-2 font-semibold">
            {words.modelName}
          </th>
          <th
            scope="col"
            className="w-24 border-hairline border-b bg-ground px-3 py-2 text-center font-semibold"
          >
            {words.active}
          </th>
          <th
            scope="col"
            className="w-24 border-hairline border-b bg-ground px-3 py-2 text-center font-semibold"
          >
            {words.soldNew}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id} className="[&:last-child>td]:border-b-0">
            <td className="border-hairline border-b px-3 text-quiet tabular-nums">{index + 1}</td>
            <td className="wrap-anywhere border-hairline border-b px-3 font-semibold">
              {row.name}
              {!row.isActive && (
                <span className="block font-normal text-quiet text-xs">{words.notOnSite}</span>
              )}
              {!row.isOnSale && (
                <span className="block font-normal text-quiet text-xs">{words.serviceOnly}</span>
              )}
            </td>
            {(['active', 'sale'] as const).map((box) => {
              const key = `${box} ${row.id}`
              return (
                <td key={box} className="border-hairline border-b text-center">
                  <label className="mx-auto grid h-11 w-full cursor-pointer place-items-center">
                    <span className="sr-only">
                      {box === 'active' ? words.isActive(row.name) : words.isSoldNew(row.name)}
                    </span>
                    <input
                      type="checkbox"
                      checked={wanted.get(key) ?? (box === 'active' ? row.isActive : row.isOnSale)}
                      disabled={!isAlive || !mayChange}
                      // Disabled while it is sent, it would lose the focus of who pressed it.
                      aria-disabled={wanted.has(key)}
                      onChange={(event) => {
                        if (!wanted.has(key)) void change(row, box, event.target.checked)
                      }}
                      className="size-5 cursor-pointer accent-(--signal-text)"
                    />
                  </label>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type StatusCheckboxName = 'active' | 'sale'
