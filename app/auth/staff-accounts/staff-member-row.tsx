import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import { lastDayAway } from '#app/platform/permissions/availability.ts'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import type { StaffMember } from './staff-member.ts'
import * as words from './staff-words.ts'
import { worksAtDesk } from './team-view.ts'

export type StaffAction = 'link' | 'sessions' | 'secondStep' | 'end' | 'away'

/** The button that hands all open enquiries of a person over. */
export type HandOverButton = { label: (open: number) => string; onOpen: (id: number) => void }

type Props = {
  person: StaffMember
  isOwn: boolean
  /** `true` if the user may change accounts. */
  mayEdit: boolean
  openEnquiries: number
  handOver: HandOverButton
  /** `true` if another account's user ID differs only in case. */
  isInOtherCase: boolean
  timeZone: string
  now: string
  onEdit: () => void
  onAsk: (what: StaffAction) => void
  onReactivate: () => void
  /** Ends an absence. */
  onSwitchIn: () => void
}

/** Shows an account's name, role, state and last use, with its actions. */
export function StaffMemberRow({
  person,
  isOwn,
  mayEdit,
  openEnquiries,
  handOver,
  isInOtherCase,
  timeZone,
  now,
  onEdit,
  onAsk,
  ...on
}: Props) {
  const { name, userId, email, role, isActive, lastSeenAt } = person
  const shown = name || userId
  const isAtWork = worksAtDesk(person)
  const seen = lastSeenAt && words.lastSeen(formatInstant(lastSeenAt, timeZone))
  return (
    <li className="border-hairline border-b py-4">
      <div className="grid gap-x-6 gap-y-1 md:grid-cols-3">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-base leading-snug">
            <bdi>{shown}</bdi>
            {isOwn && <span className="font-normal text-quiet"> {words.you}</span>}
          </h2>
          {name && <p className="text-quiet text-sm">{userId}</p>}
          {isInOtherCase && <p className="text-sm text-warn">{words.sameInOtherCase}</p>}
          {email && <p className="wrap-anywhere text-quiet text-sm">{email}</p>}
        </div>
        <p className="font-semibold text-sm">{words.roles[role]}</p>
        <div className="text-sm">
          <p className={isActive ? (person.isInvited ? '' : 'text-good') : 'text-bad'}>
            {statusTextOf(person, now, timeZone)}
          </p>
          {isAtWork && (
            <p className="text-quiet">{words.inOrOut(person.isIn, lastDayOf(person, timeZone))}</p>
          )}
          {mayEdit && <p className="text-quiet">{seen || words.neverSeen}</p>}
        </div>
      </div>
      <div className="flex flex-wrap gap-x-5">
        {isAtWork && openEnquiries > 0 && (
          <RowActionButton
            onClick={() => handOver.onOpen(person.id)}
            aria-label={`${handOver.label(openEnquiries)}: ${shown}`}
          >
            {handOver.label(openEnquiries)}
          </RowActionButton>
        )}
        {isAtWork && (
          <RowActionButton
            onClick={person.isIn ? () => onAsk('away') : on.onSwitchIn}
            aria-label={words.switchInOf(shown, person.isIn)}
          >
            {words.switchIn(person.isIn)}
          </RowActionButton>
        )}
        {mayEdit && <AccountButtons {...{ person, shown, isOwn, onEdit, onAsk, ...on }} />}
      </div>
    </li>
  )
}

type AccountButtonsProps = Pick<Props, 'person' | 'isOwn' | 'onEdit' | 'onAsk' | 'onReactivate'> & {
  shown: string
}

/** The actions of the owner on an account. */
function AccountButtons({
  person,
  shown,
  isOwn,
  onEdit,
  onAsk,
  onReactivate,
}: AccountButtonsProps) {
  return (
    <>
      <RowActionButton onClick={onEdit} aria-label={words.editPerson(shown)}>
        {words.edit}
      </RowActionButton>
      {person.isActive ? (
        <>
          <RowActionButton onClick={() => onAsk('link')} aria-label={words.newLinkFor(shown)}>
            {words.newLink}
          </RowActionButton>
          <RowActionButton onClick={() => onAsk('sessions')} aria-label={words.sessionsOf(shown)}>
            {words.sessions}
          </RowActionButton>
          {person.hasSecondStep && !isOwn && (
            <RowActionButton
              onClick={() => onAsk('secondStep')}
              aria-label={words.removeSecondStepOf(shown)}
            >
              {words.removeSecondStep}
            </RowActionButton>
          )}
          <RowActionButton
            tone="bad"
            onClick={() => onAsk('end')}
            aria-label={words.deactivatePerson(shown)}
          >
            {words.deactivate}
          </RowActionButton>
        </>
      ) : (
        <RowActionButton onClick={onReactivate} aria-label={words.reactivatePerson(shown)}>
          {words.reactivate}
        </RowActionButton>
      )}
    </>
  )
}

function lastDayOf({ awayUntil }: StaffMember, timeZone: string): string | null {
  return awayUntil && formatDay(lastDayAway(awayUntil, timeZone))
}

function statusTextOf(
  { isActive, isInvited, linkUntil }: StaffMember,
  now: string,
  timeZone: string,
) {
  if (!isActive) return words.stateDeactivated
  if (!isInvited) return words.stateActive
  return linkUntil !== null && linkUntil > now
    ? words.stateInvited(formatInstant(linkUntil, timeZone))
    : words.stateLinkOver
}
