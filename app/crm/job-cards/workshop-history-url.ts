/** Returns the address of the page with the visits of a vehicle. */
export const workshopHistoryUrl = (plate: string) =>
  `/admin/workshop-history?${new URLSearchParams({ plate })}`
