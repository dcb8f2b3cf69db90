import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { getReminders } from './reminder-endpoints.ts'
import { listReminders, type ReminderListDeps } from './reminder-list.server.ts'

type Deps = ReminderListDeps & { publicUrl: string | undefined }

export const reminderEndpoints = [
  handleEndpoint(getReminders, (deps: Deps, { session, query: { day }, facts }) =>
    listReminders(deps, { staff: session.staff, day, origin: deps.publicUrl ?? facts.origin }),
  ),
]
