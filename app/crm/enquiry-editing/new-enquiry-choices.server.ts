import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { listVisibleEnquiryKinds } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'

/** Returns the kinds, vehicles and default assignee of the form for a new enquiry. */
export async function newEnquiryChoices(
  { vehicles }: { vehicles: Pick<VehicleStore, 'listAll'> },
  { role }: StaffAccount,
): Promise<{ kinds: string[]; models: string[]; isTaking: boolean }> {
  const models = await Promise.all(vehicleKinds.map((kind) => vehicles.listAll(kind)))
  return {
    kinds: listVisibleEnquiryKinds({ role }).map(({ slug }) => slug),
    models: models.flat().map(({ name }) => name),
    isTaking: role === 'sales' || role === 'workshop',
  }
}
