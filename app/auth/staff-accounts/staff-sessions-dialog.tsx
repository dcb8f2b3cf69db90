import { use, useEffect, useState } from 'react'
import type { ListedSession } from '#app/auth/login/own-session-endpoints.ts'
import { SessionList } from '#app/auth/login/session-list.tsx'
import { Button } from '#app/ui/components/button.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { StaffMember } from './staff-member.ts'
import { endStaffSessions, listStaffSessions } from './staff-member-endpoints.ts'
import { StaffTimeZoneContext } from './staff-time-zone-context.ts'
import * as words from './staff-words.ts'

type Props = { person: StaffMember; onClose: () => void }

/** Lists the sessions of an account, with a button to end them all. */
export function StaffSessionsDialog({ person: { userId, name }, onClose }: Props) {
  const timeZone = use(StaffTimeZoneContext)
  const [sessions, setSessions] = useState<readonly ListedSession[]>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isOver = false
    void requestAsStaff(listStaffSessions, { params: { userId } }).then((listed) => {
      if (isOver) return
      if (listed.ok) return setSessions(listed.value)
      void showToast(listed.problem.message || words.readFailed, 'error')
    })
    return () => {
      isOver = true
    }
  }, [userId])

  async function endAll() {
    setBusy(true)
    const ended = await requestAsStaff(endStaffSessions, { params: { userId } })
    setBusy(false)
    if (!ended.ok) return void showToast(ended.problem.message || words.saveFailed, 'error')
    void showToast(ended.value.message)
    onClose()
  }

  return (
    <Dialog isOpen onClose={onClose} isBusy={isBusy} title={words.whereLoggedIn(name || userId)}>
      {sessions && sessions.length > 0 && <SessionList sessions={sessions} timeZone={timeZone} />}
      {sessions?.length === 0 && <p className="text-quiet">{words.noSessions}</p>}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button size="small" onClick={onClose} disabled={isBusy}>
          {words.close}
        </Button>
        {sessions?.some(({ isThis }) => !isThis) && (
          <Button size="small" tone="bad" disabled={isBusy} onClick={() => void endAll()}>
            {words.endAll}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
