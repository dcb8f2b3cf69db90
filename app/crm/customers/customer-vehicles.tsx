import { useState } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useUndoableDeletion } from '#app/ui/portal/use-undoable-deletion.ts'
import { removeCustomerVehicle, restoreCustomerVehicle } from './customer-endpoints.ts'
import type { Customer, CustomerVehicle } from './customer-schema.ts'
import * as words from './customer-words.ts'

type Props = { customer: Customer; onChanged: () => void }

const LazyVehicleDialog = lazyDialog(
  words.addVehicle,
  async () => (await import('./customer-dialogs.tsx')).VehicleDialog,
)

/** The vehicles of a customer, with the days of ownership. */
export function CustomerVehicles({ customer: { id, vehicles }, onChanged }: Props) {
  const mayWork = useHasCapability()('desk.work')
  const [opened, setOpened] = useState<CustomerVehicle | 'new'>()
  const [isOpen, setOpen] = useState(false)
  const open = (vehicle: CustomerVehicle | 'new') => {
    setOpened(vehicle)
    setOpen(true)
  }
  const deletion = useUndoableDeletion<CustomerVehicle>(
    {
      question: ({ plate }) => words.deleteVehicleQuestion(plate),
      remove: ({ id: vehicle }) =>
        requestAsStaff(removeCustomerVehicle, { params: { id, vehicle } }),
      restore: ({ id: vehicle }) =>
        requestAsStaff(restoreCustomerVehicle, { params: { id, vehicle } }),
      failure: words.saveFailed,
      describe: ({ plate }) => words.vehicleDeleted(plate),
    },
    onChanged,
  )
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
                {[vehicle.plate, vehicle.model].filter(Boolean).join(' · ')}
              </p>
              <p className="text-quiet text-sm">{ownership(vehicle)}</p>
            </div>
            {mayWork && (
              <div className="flex shrink-0 gap-2">
                <RowActionButton
                  aria-label={words.editVehicle(vehicle.plate)}
                  onClick={() => open(vehicle)}
                >
                  {words.edit}
                </RowActionButton>
                <RowActionButton
                  tone="bad"
                  aria-label={words.deleteVehicle(vehicle.plate)}
                  onClick={() => deletion.ask(vehicle)}
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
      <ConfirmDialog confirm={words.remove} {...deletion.dialog}>
        <p>{words.deleteVehicleExplained}</p>
      </ConfirmDialog>
      <UndoBar {...deletion.bar} />
    </section>
  )
}

const ownership = ({ ownedFrom, ownedUntil }: CustomerVehicle) =>
  words.owner(
    ownedFrom ? formatDay(ownedFrom) : undefined,
    ownedUntil ? formatDay(ownedUntil) : undefined,
  )
