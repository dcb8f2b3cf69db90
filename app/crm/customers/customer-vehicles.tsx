import { useState } from 'react'
import { formatRegistrationNumber } from '#app/crm/enquiries/format-registration-number.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { Button } from '#app/ui/components/button.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useConfirm } from '#app/ui/portal/use-confirm.tsx'
import type { UndoOffer } from '#app/ui/portal/use-undo-request.ts'
import { removeCustomerVehicle, restoreCustomerVehicle } from './customer-endpoints.ts'
import type { Customer, CustomerVehicle } from './customer-schema.ts'
import * as words from './customer-words.ts'

type Props = { customer: Customer; undo: UndoOffer; onChanged: () => void }

const LazyVehicleDialog = lazyDialog(
  words.addVehicle,
  async () => (await import('./customer-dialogs.tsx')).VehicleDialog,
)

/** The vehicles of a customer, with the days of ownership. */
export function CustomerVehicles({ customer: { id, vehicles }, undo, onChanged }: Props) {
  const mayWork = useHasCapability()('desk.work')
  const confirm = useConfirm()
  const [opened, setOpened] = useState<CustomerVehicle | 'new'>()
  const [isOpen, setOpen] = useState(false)
  const open = (vehicle: CustomerVehicle | 'new') => {
    setOpened(vehicle)
    setOpen(true)
  }
  async function remove({ id: vehicle, plate }: CustomerVehicle) {
    const isSure = await confirm.ask({
      title: words.deleteVehicleQuestion(formatRegistrationNumber(plate)),
      confirm: words.remove,
      tone: 'bad',
      details: <p>{words.deleteVehicleExplained}</p>,
    })
    if (!isSure) return
    const params = { id, vehicle }
    const sent = await requestAsStaff(removeCustomerVehicle, { params })
    // A row that somebody else deleted disappears too.
    if (sent.ok || sent.problem.kind === 'gone') onChanged()
    if (!sent.ok) return void showToast(sent.problem.message || words.saveFailed, 'error')
    undo.offer(`vehicle ${vehicle}`, sent.value.message, () =>
      requestAsStaff(restoreCustomerVehicle, { params }),
    )
  }

  return (
    <section aria-labelledby="vehicles">
      <h2 id="vehicles" className="mb-2 font-bold text-lg">
        {words.vehicles}
      </h2>
      {vehicles.length === 0 && <p className="text-quiet">{words.noVehicles}</p>}
      <ul>
        {vehicles.map((vehicle) => (
          <li
            key={vehicle.id}
            className="flex items-center justify-between gap-4 border-hairline border-b py-1.5"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">
                {[formatRegistrationNumber(vehicle.plate), vehicle.model]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="text-quiet text-sm">{ownership(vehicle)}</p>
            </div>
            {mayWork && (
              <div className="flex shrink-0 gap-2">
                <RowActionButton
                  aria-label={words.editVehicle(formatRegistrationNumber(vehicle.plate))}
                  onClick={() => open(vehicle)}
                >
                  {words.edit}
                </RowActionButton>
                <RowActionButton
                  tone="bad"
                  aria-label={words.deleteVehicle(formatRegistrationNumber(vehicle.plate))}
                  onClick={() => void remove(vehicle)}
                >
                  {words.remove}
                </RowActionButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayWork && (
        <Button size="small" className="mt-3" onClick={() => open('new')}>
          {words.addVehicle}
        </Button>
      )}
      {opened && (
        <LazyVehicleDialog
          key={opened === 'new' ? 'new' : opened.id}
          isOpen={isOpen}
          customerId={id}
          vehicle={opened === 'new' ? undefined : opened}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false)
            onChanged()
          }}
        />
      )}
      {confirm.dialog}
    </section>
  )
}

const ownership = ({ ownedFrom, ownedUntil }: CustomerVehicle) =>
  words.owner(
    ownedFrom ? formatDay(ownedFrom) : undefined,
    ownedUntil ? formatDay(ownedUntil) : undefined,
  )
