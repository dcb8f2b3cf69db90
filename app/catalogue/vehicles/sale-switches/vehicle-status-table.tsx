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
  /** `false` disables the checkboxes. */
  mayChange: boolean
  /** Resolves when the new rows have loaded. */
  onChanged: () => Promise<void>
}

/** A table with serial number, model name and two checkboxes that take effect at once. */
export function VehicleStatusTable({ kind, caption, rows, mayChange, onChanged }: Props) {
  // Disabled before hydration: a checkbox without a handler would show a change that was never
  // sent.
  const isAlive = useHydrated()
  // Optimistic values by checkbox: shown at once, and reverted if the request is refused.
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
    // Clears the value in the same transition as the new rows; otherwise the checkbox would
    // flicker.
    startTransition(() => setWanted((all) => new Map([...all].filter(([other]) => other !== key))))
    const message = result.ok ? result.value.message : result.problem.message
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
                      // The attribute `disabled` would drop the keyboard focus during the request.
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
