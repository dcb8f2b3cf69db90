import { useRevalidator } from 'react-router'
import { StaffMemberList } from '#app/auth/staff-accounts/staff-member-list.tsx'
import * as words from '#app/auth/staff-accounts/staff-words.ts'
import { teamView } from '#app/auth/staff-accounts/team-view.ts'
import { listDeskWorkers } from '#app/crm/desk/assignee-query.server.ts'
import { handOver } from '#app/crm/desk/hand-over-words.ts'
import { useHandOver } from '#app/crm/desk/use-hand-over.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import type { Route } from './+types/staff'

const LazyHandOverDialog = lazyDialog(
  words.title,
  async () => (await import('#app/crm/desk/hand-over-dialog.tsx')).HandOverDialog,
)

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const { people, db, clock, timeZone, mayDo } = context.get(servicesContext)
  const { staff } = context.get(sessionContext)
  const [accounts, workers] = await Promise.all([
    people.list(),
    listDeskWorkers(db, { reader: staff, now: clock() }),
  ])
  return {
    people: mayDo(staff, 'staff.edit') ? accounts : teamView(accounts),
    workers,
    ownId: staff.id,
    timeZone,
    now: clock().toISOString(),
  }
}

export default function StaffAccounts({ loaderData: { workers, ...list } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const handingOver = useHandOver(() => void revalidate())
  return (
    <>
      <StaffMemberList
        {...list}
        openEnquiries={new Map(workers.map((worker) => [worker.id, worker]))}
        handOver={{ label: handOver, onOpen: handingOver.open }}
      />
      <LazyHandOverDialog
        isOpen={handingOver.from !== undefined}
        person={workers.find(({ id }) => id === handingOver.from)}
        people={workers}
        zone={list.timeZone}
        onClose={handingOver.close}
        onDone={handingOver.onDone}
      />
      <UndoBar {...handingOver.bar} />
    </>
  )
}
