import { formatRegistrationNumber } from '#app/crm/enquiries/format-registration-number.ts'
import { telephoneField } from '#app/platform/forms/field-definitions.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { FormDialog } from '#app/ui/portal/form-dialog.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useLatestRow } from '#app/ui/portal/use-latest-row.ts'
import {
  addCustomerVehicle,
  changeCustomer,
  changeCustomerVehicle,
  getCustomer,
  giveConsentAgain,
  mergeCustomer,
  withdrawConsent,
} from './customer-endpoints.ts'
import {
  consentFields,
  customerFields,
  newVehicleFields,
  newVehicleSchema,
  vehicleFields,
  vehicleSchema,
} from './customer-fields.ts'
import type { Customer, CustomerVehicle } from './customer-schema.ts'
import * as words from './customer-words.ts'

type DialogProps = { isOpen: boolean; onClose: () => void; onSaved: () => void }

/** Edits name and e-mail. After a concurrent change, saving again replaces that change. */
export function EditCustomerDialog({ customer, ...dialog }: DialogProps & { customer: Customer }) {
  const { id } = customer
  const { current, learn } = useLatestRow(customer, async () => {
    const found = await requestAsStaff(getCustomer, { params: { id } })
    return found.ok ? found.value : undefined
  })
  // The page loads the customer again after each change.
  const version = Math.max(current.version, customer.version)
  return (
    <FormDialog title={words.editTitle} {...dialog}>
      {(form) => (
        <EndpointForm
          {...form}
          fields={customerFields}
          keptAs={`customer ${id}`}
          values={{ name: customer.name, email: customer.email }}
          send={(body) =>
            requestAsStaff(changeCustomer, { params: { id }, body: { ...body, version } })
          }
          failure={words.saveFailed}
          onConflict={learn}
        />
      )}
    </FormDialog>
  )
}

type VehicleDialogProps = DialogProps & {
  customerId: number
  /** Undefined for a new vehicle. */
  vehicle: CustomerVehicle | undefined
}

export function VehicleDialog({ customerId: id, vehicle, ...dialog }: VehicleDialogProps) {
  if (!vehicle)
    return (
      <FormDialog title={words.addVehicle} {...dialog}>
        {(form) => (
          <EndpointForm
            {...form}
            fields={newVehicleFields}
            schema={newVehicleSchema}
            keptAs={`customer ${id} new vehicle`}
            send={(body) => requestAsStaff(addCustomerVehicle, { params: { id }, body })}
            failure={words.saveFailed}
          />
        )}
      </FormDialog>
    )
  const { plate, model, ownedFrom, ownedUntil } = vehicle
  return (
    <FormDialog title={words.editVehicle(formatRegistrationNumber(vehicle.plate))} {...dialog}>
      {(form) => (
        <EndpointForm
          {...form}
          fields={vehicleFields}
          schema={vehicleSchema}
          keptAs={`customer vehicle ${vehicle.id}`}
          values={{ plate, model, ownedFrom: ownedFrom ?? '', ownedUntil: ownedUntil ?? '' }}
          send={(body) =>
            requestAsStaff(changeCustomerVehicle, { params: { id, vehicle: vehicle.id }, body })
          }
          failure={words.saveFailed}
        />
      )}
    </FormDialog>
  )
}

const numberFields = {
  phone: telephoneField(words.phone, {
    isRequired: true,
    missing: words.mergeNumberMissing,
    hint: words.mergeNumberHint,
    autoComplete: 'off',
  }),
}

/** Merges the customer with another number into this one. */
export function MergeByNumberDialog({
  customerId: id,
  ...dialog
}: DialogProps & { customerId: number }) {
  return (
    <FormDialog title={words.mergeNumber} {...dialog}>
      {(form) => (
        <EndpointForm
          {...form}
          fields={numberFields}
          keptAs={`customer merge ${id}`}
          send={(body) => requestAsStaff(mergeCustomer, { params: { id }, body })}
          failure={words.mergeFailed}
          submit={words.merge}
          layout={(show) => (
            <>
              {show()}
              <p className="text-quiet text-sm">{words.mergeExplained}</p>
            </>
          )}
        />
      )}
    </FormDialog>
  )
}

type ConsentDialogProps = DialogProps & {
  customerId: number
  /** The withdrawal that new consent ends. Undefined to withdraw consent. */
  ends: number | undefined
  onWithdrawn: (withdrawal: number) => void
}

/** Withdraws consent, or records that the customer gave it again. */
export function ConsentDialog({
  customerId: id,
  ends,
  onWithdrawn,
  ...dialog
}: ConsentDialogProps) {
  const title = ends === undefined ? words.withdrawConsent : words.recordConsent
  return (
    <FormDialog title={title} {...dialog}>
      {(form) => (
        <EndpointForm
          {...form}
          fields={consentFields}
          keptAs={`customer consent ${id}`}
          send={async (body) => {
            if (ends !== undefined)
              return requestAsStaff(giveConsentAgain, { params: { id, withdrawal: ends }, body })
            const sent = await requestAsStaff(withdrawConsent, { params: { id }, body })
            if (sent.ok) onWithdrawn(sent.value.withdrawal)
            return sent
          }}
          failure={words.saveFailed}
          submit={title}
          layout={(show) => (
            <>
              <p className="text-quiet text-sm">
                {ends === undefined ? words.withdrawExplained : words.recordConsentExplained}
              </p>
              {show()}
            </>
          )}
        />
      )}
    </FormDialog>
  )
}
