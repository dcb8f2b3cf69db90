import { useState } from 'react'
import type { OpenByPipeline } from '#app/platform/permissions/pipeline-work.ts'
import { roles } from '#app/platform/permissions/role.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { lazyDialog, lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { ListPage, type ListPageDefinition } from '#app/ui/portal/list-page.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import type { StaffMember, StaffMemberEdit } from './staff-member.ts'
import { changeAvailability, changeStaffMember } from './staff-member-endpoints.ts'
import { type HandOverButton, type StaffAction, StaffMemberRow } from './staff-member-row.tsx'
import { StaffTimeZoneContext } from './staff-time-zone-context.ts'
import * as words from './staff-words.ts'

type OpenEnquiries = { open: number; openByPipeline: OpenByPipeline }

type Props = {
  people: readonly StaffMember[]
  /** ID of the account that views the page. */
  ownId: number
  timeZone: string
  /** The present instant, to decide whether a link has expired. */
  now: string
  /** The open enquiries by account id. */
  openEnquiries: ReadonlyMap<number, OpenEnquiries>
  handOver: HandOverButton
}

const dialogs = () => import('./staff-member-dialogs.tsx')
const LazyInviteStaffDialog = lazyDialog(
  words.addPerson,
  async () => (await dialogs()).InviteStaffDialog,
)
const LazyEditStaffMemberForm = lazyWhenIdle(async () => (await dialogs()).EditStaffMemberForm)
const LazyStaffActionDialog = lazyWhenIdle(
  async () => (await import('./staff-action-dialog.tsx')).StaffActionDialog,
)

/** Manage → Staff: lists the accounts. */
export function StaffMemberList({ people, ownId, timeZone, now, openEnquiries, handOver }: Props) {
  const mayEdit = useHasCapability()('staff.edit')
  const [asked, setAsked] = useState<{ what: StaffAction; person: StaffMember }>()
  return (
    <StaffTimeZoneContext value={timeZone}>
      <ListPage
        list={mayEdit ? staffListDefinition : teamListDefinition}
        rows={people}
        above={
          <p className="mb-6 max-w-prose text-quiet">{mayEdit ? words.intro : words.teamIntro}</p>
        }
      >
        {(shown, { edit, reload }) => (
          <>
            <ul className="border-hairline border-t">
              {shown.map((person) => (
                <StaffMemberRow
                  key={person.id}
                  person={person}
                  isOwn={person.id === ownId}
                  mayEdit={mayEdit}
                  openEnquiries={openEnquiries.get(person.id)?.open ?? 0}
                  handOver={handOver}
                  isInOtherCase={people.some((other) => isSameButCase(person, other))}
                  timeZone={timeZone}
                  now={now}
                  onEdit={() => edit(person)}
                  onAsk={(what) => setAsked({ what, person })}
                  onReactivate={() => void changeMember(person, { isActive: true }).then(reload)}
                  onSwitchIn={() => void markAsAvailable(person).then(reload)}
                />
              ))}
            </ul>
            {asked && (
              <LazyStaffActionDialog
                key={`${asked.what} ${asked.person.id}`}
                {...asked}
                people={people}
                openByPipeline={openEnquiries.get(asked.person.id)?.openByPipeline ?? {}}
                onClose={() => setAsked(undefined)}
                onDone={() => void reload()}
              />
            )}
          </>
        )}
      </ListPage>
    </StaffTimeZoneContext>
  )
}

async function changeMember({ userId }: StaffMember, body: StaffMemberEdit): Promise<void> {
  const done = await requestAsStaff(changeStaffMember, { params: { userId }, body })
  if (done.ok) void showToast(done.value.message)
  else void showToast(done.problem.message || words.saveFailed, 'error')
}

async function markAsAvailable({ userId }: StaffMember): Promise<void> {
  const body = { isIn: true }
  const done = await requestAsStaff(changeAvailability, { params: { userId }, body })
  if (done.ok) void showToast(done.value.message)
  else void showToast(done.problem.message || words.saveFailed, 'error')
}

function isSameButCase(one: StaffMember, other: StaffMember): boolean {
  return one.id !== other.id && one.userId.toLowerCase() === other.userId.toLowerCase()
}

const displayName = ({ name, userId }: StaffMember) => name || userId

const teamListDefinition: ListPageDefinition<StaffMember> = {
  title: words.title,
  may: 'staff.availability',
  search: {
    label: words.search,
    words: ({ name, userId, email, role }) => `${name} ${userId} ${email} ${words.roles[role]}`,
    nothing: words.nobodyMatches,
    from: 8,
    sorts: [
      {
        key: 'name',
        label: words.byName,
        compare: (a, b) =>
          Number(b.isActive) - Number(a.isActive) || displayName(a).localeCompare(displayName(b)),
      },
      {
        key: 'role',
        label: words.byRole,
        compare: (a, b) => roles.indexOf(a.role) - roles.indexOf(b.role),
      },
    ],
  },
}

const staffListDefinition: ListPageDefinition<StaffMember> = {
  ...teamListDefinition,
  may: 'staff.edit',
  search: {
    ...teamListDefinition.search,
    sorts: [
      ...teamListDefinition.search.sorts,
      {
        key: 'seen',
        label: words.byLastSeen,
        compare: (a, b) => (b.lastSeenAt ?? '').localeCompare(a.lastSeenAt ?? ''),
      },
    ],
  },
  add: { label: words.addPerson, dialog: LazyInviteStaffDialog },
  edit: { title: (person) => words.editPerson(displayName(person)), form: LazyEditStaffMemberForm },
}
