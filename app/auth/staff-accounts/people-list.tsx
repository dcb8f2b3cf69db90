import { useState } from 'react'
import { roles } from '#app/platform/permissions/role.ts'
import { notify } from '#app/ui/components/toast.ts'
import { call } from '#app/ui/portal/call.ts'
import { late, lateDialog } from '#app/ui/portal/late.tsx'
import { ListPage, type ManagedList } from '#app/ui/portal/list-page.tsx'
import { changeStaff } from './people-calls.ts'
import { TimeZoneOfPeople } from './people-context.ts'
import type { Person, PersonEdit } from './person.ts'
import { type AskedOf, PersonRow } from './person-row.tsx'
import * as words from './staff-words.ts'

type Props = {
  people: readonly Person[]
  /** Whose page it is. */
  ownId: number
  timeZone: string
  /** An instant: whether a link has run out. */
  now: string
}

const dialogs = () => import('./people-dialogs.tsx')
const AddPerson = lateDialog(words.addPerson, async () => (await dialogs()).AddPerson)
const EditPerson = late(async () => (await dialogs()).EditPerson)
const AskOfPerson = late(async () => (await dialogs()).AskOfPerson)

/** Manage → Staff. */
export function PeopleList({ people, ownId, timeZone, now }: Props) {
  const [asked, setAsked] = useState<{ what: AskedOf; person: Person }>()
  return (
    <TimeZoneOfPeople value={timeZone}>
      <ListPage
        list={managedPeople}
        rows={people}
        above={<p className="mb-6 max-w-prose text-quiet">{words.intro}</p>}
      >
        {(shown, { edit, reload }) => (
          <>
            <ul className="border-hairline border-t">
              {shown.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isOwn={person.id === ownId}
                  isInOtherCase={people.some((other) => isSameButCase(person, other))}
                  timeZone={timeZone}
                  now={now}
                  onEdit={() => edit(person)}
                  onAsk={(what) => setAsked({ what, person })}
                  onReactivate={() => void change(person, { isActive: true }).then(reload)}
                  onSwitchIn={() => void change(person, { isIn: !person.isIn }).then(reload)}
                />
              ))}
            </ul>
            {asked && (
              <AskOfPerson
                key={`${asked.what} ${asked.person.id}`}
                {...asked}
                onClose={() => setAsked(undefined)}
                onDone={() => void reload()}
              />
            )}
          </>
        )}
      </ListPage>
    </TimeZoneOfPeople>
  )
}

async function change({ userId }: Person, body: PersonEdit): Promise<void> {
  const done = await call(changeStaff, { params: { userId }, body })
  if (done.ok) void notify(done.answer.message)
  else void notify(done.message || words.saveFailed, 'error')
}

function isSameButCase(one: Person, other: Person): boolean {
  return one.id !== other.id && one.userId.toLowerCase() === other.userId.toLowerCase()
}

const shownName = ({ name, userId }: Person) => name || userId

const managedPeople: ManagedList<Person> = {
  title: words.title,
  may: 'staff.edit',
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
          Number(b.isActive) - Number(a.isActive) || shownName(a).localeCompare(shownName(b)),
      },
      {
        key: 'role',
        label: words.byRole,
        compare: (a, b) => roles.indexOf(a.role) - roles.indexOf(b.role),
      },
      {
        key: 'seen',
        label: words.byLastSeen,
        compare: (a, b) => (b.lastSeenAt ?? '').localeCompare(a.lastSeenAt ?? ''),
      },
    ],
  },
  add: { label: words.addPerson, dialog: AddPerson },
  edit: { title: (person) => words.editPerson(shownName(person)), form: EditPerson },
}
