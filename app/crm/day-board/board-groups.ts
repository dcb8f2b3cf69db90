import type { AppointmentPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import { safeLocalStorage } from '#app/ui/components/browser-storage.ts'
import { isExpected } from './appointment-progress.ts'
import type { BoardAppointment, DayBoard } from './day-board-schema.ts'

export const boardGroups = ['all', 'workshop', 'rides', 'deliveries'] as const

export type BoardGroup = (typeof boardGroups)[number]

const groupsOfPurposes: Record<AppointmentPurpose, BoardGroup> = {
  'service-free': 'workshop',
  'service-paid': 'workshop',
  'service-accident': 'workshop',
  'test-ride': 'rides',
  delivery: 'deliveries',
}
const groupsOfKinds = { bay: 'workshop', vehicle: 'rides', counter: 'deliveries' } as const

/** Returns the part of the board that belongs to the group. */
export function boardOfGroup(board: DayBoard, group: BoardGroup): DayBoard {
  if (group === 'all') return board
  const isOwn = ({ purpose }: BoardAppointment) => groupsOfPurposes[purpose] === group
  const appointments = board.appointments.filter(isOwn)
  const used = new Set(appointments.map(({ resource }) => resource))
  return {
    ...board,
    appointments,
    resources: board.resources.filter(
      ({ key, kind }) => groupsOfKinds[kind] === group || used.has(key),
    ),
    withoutHour: board.withoutHour.filter(isOwn),
    carriedOver: board.carriedOver.filter(isOwn),
    load: board.load.filter(({ kind }) => groupsOfKinds[kind] === group),
  }
}

/** Lists the groups among which the account can choose; empty if it has only one. */
export function groupsOfBoard({ resources }: DayBoard): BoardGroup[] {
  const own = new Set<BoardGroup>(resources.map(({ kind }) => groupsOfKinds[kind]))
  return own.size < 2 ? [] : boardGroups.filter((it) => it === 'all' || own.has(it))
}

/** Returns `true` if walk-ins of the workshop can get an hour. */
export const hasBays = ({ resources }: DayBoard) => resources.some(({ kind }) => kind === 'bay')

/** `true` for a vehicle that is at the workshop although no hour was booked. */
export const isHereWithoutHour = (it: BoardAppointment) => it.isService && !isExpected(it)

const storageKey = 'day-board-group'

/** Returns the group that this browser last showed. */
export function findRememberedGroup(): BoardGroup {
  const kept = safeLocalStorage.get(storageKey)
  return boardGroups.find((it) => it === kept) ?? 'all'
}

export function rememberGroup(group: BoardGroup): void {
  safeLocalStorage.set(storageKey, group)
}
