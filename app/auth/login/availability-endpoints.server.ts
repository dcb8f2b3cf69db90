import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { changeOwnAvailability } from './availability-endpoints.ts'
import * as words from './availability-switch-words.ts'
import type { StaffStore } from './staff-store.server.ts'

/** Endpoint with which staff switch between available and away. */
export const availabilityEndpoints = [
  handleEndpoint(
    changeOwnAvailability,
    async ({ staff }: { staff: StaffStore }, { session, body: { isIn } }) => {
      await staff.setAvailability(session.staff.id, isIn)
      return { message: isIn ? words.isIn : words.isOut, isIn }
    },
  ),
]
