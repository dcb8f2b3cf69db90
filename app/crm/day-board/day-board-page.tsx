import { type ReactNode, useEffect, useState } from 'react'
import { useServerTime } from '#app/crm/desk/use-server-time.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { lazyDialog } from '#app/ui/portal/lazy-when-idle.tsx'
import { ListLoadFailure } from '#app/ui/portal/list-load-failure.tsx'
import type { CardActions } from './appointment-card.tsx'
import { nextStateOf } from './appointment-progress.ts'
import { BoardEmptyState } from './board-empty-state.tsx'
import { BoardGroupFilter } from './board-group-filter.tsx'
import {
  type BoardGroup,
  boardOfGroup,
  findRememberedGroup,
  groupsOfBoard,
  isHereWithoutHour,
  rememberGroup,
} from './board-groups.ts'
import { BoardHeading, nextWalkInHint } from './board-heading.tsx'
import { isPlaced } from './board-layout.ts'
import { BoardLinks } from './board-links.tsx'
import { BoardList } from './board-list.tsx'
import { BoardLoad } from './board-load.tsx'
import { BoardPrint } from './board-print.tsx'
import { BoardStrip, type BoardStripContent } from './board-strip.tsx'
import { BoardTable } from './board-table.tsx'
import { CardActsDialog } from './card-acts-dialog.tsx'
import { CardNotesContext } from './card-notes.tsx'
import * as offlineWords from './day-board-offline-words.ts'
import type { BoardAppointment, DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import { DayNavigation } from './day-navigation.tsx'
import type { MoveRequest } from './move-dialog.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { ToSettleList } from './to-settle-list.tsx'
import { type ActedAppointment, displayName, messageOf, useBoardActs } from './use-board-acts.ts'
import { useDayBoard } from './use-day-board.ts'
import { useOfflineLinks } from './use-offline-links.ts'

const LazyWalkInDialog = lazyDialog(
  words.walkIn,
  async () => (await import('./walk-in-dialog.tsx')).WalkInDialog,
)

const LazyMoveDialog = lazyDialog(
  words.move,
  async () => (await import('./move-dialog.tsx')).MoveDialog,
)

const LazyJobCardDialog = lazyDialog(
  words.jobCard,
  async () => (await import('#app/crm/job-cards/job-card-dialog.tsx')).JobCardDialog,
)

type Props = {
  initially: DayBoard
  zone: string
  /** `true` if the board was kept on this device, because there is no network. */
  isStored?: boolean
  /** The reminders of a later day. */
  reminders?: ReactNode
  /** On today's board: the link to the reminders of the next day. */
  remindersLink?: ReactNode
}

/** The appointments of a day, by resource and hour; on a phone by hour. */
export function DayBoardPage({
  initially,
  zone,
  isStored = false,
  reminders,
  remindersLink,
}: Props) {
  const loaded = useDayBoard(initially, { zone, isStored })
  const { board: whole, failure, refresh, isOffline, taps, sync } = loaded
  const [openedAt] = useState(() => serverNow().toISOString())
  const now = localTime(useServerTime(isStored ? openedAt : initially.now), zone)
  const [remembered, chooseGroup] = useRememberedGroup()
  const groups = groupsOfBoard(whole)
  const group = groups.includes(remembered) ? remembered : 'all'
  const board = boardOfGroup(whole, group)
  const placeName = (key: string) => whole.resources.find((it) => it.key === key)?.name ?? key
  const { day } = whole
  const onChanged = () => void refresh()
  const acts = useBoardActs({ onChanged, placeName, day, isOffline, taps, sync })
  useOfflineLinks(isOffline)
  const [opened, setOpened] = useState<string>()
  const [moving, setMoving] = useState<MoveRequest>()
  const [isAdding, setAdding] = useState(false)
  const [job, setJob] = useState<string>()
  const all = listAll(whole)
  const nameOf = (reference: string) => {
    const found = all.find((it) => it.reference === reference)
    return found && displayName(found)
  }
  /** Runs an act for which the device needs a network. */
  const online = (act: () => void) =>
    isOffline ? void showToast(offlineWords.needsNetwork, 'warning') : act()

  const actions: CardActions = {
    setState: (appointment, state) => {
      setOpened(undefined)
      void acts.changeState(appointment, state)
    },
    open: ({ reference }) => setOpened(reference),
    schedule: (appointment) => {
      setOpened(undefined)
      online(() => setMoving({ appointment, day }))
    },
  }

  const notes = {
    unsent: new Set(taps.waiting.map(({ reference }) => reference)),
    undo: (reference: string) => void acts.undoTap(reference),
    lostPlaces: whole.lostPlaces,
    move: actions.schedule,
  }

  /** Moves a dropped card. A refusal opens the dialog, which lists the free hours. */
  async function drop(appointment: BoardAppointment, to: { at: string; resource: string }) {
    if (to.at === appointment.at && to.resource === appointment.resource) return
    if (isOffline) return void showToast(offlineWords.needsNetwork, 'warning')
    const sent = await acts.schedule(appointment, { day, ...to })
    if (!sent.ok) setMoving({ appointment, day, at: to.at, problem: messageOf(sent.problem) })
  }

  /** Books the next free hour of today for a customer who has just been added. */
  async function bookWalkIn(appointment: ActedAppointment) {
    const sent = await acts.schedule(appointment, { day: now.day })
    if (!sent.ok)
      setMoving({
        ...{ appointment, day: now.day, at: now.time },
        problem: words.walkInAdded(messageOf(sent.problem)),
      })
  }

  const card = { now, isBusy: acts.isBusy, actions }
  const cancelled = board.appointments.filter(({ isActive }) => !isActive)
  const placed = board.appointments.filter(isPlaced)
  const unplaced = board.appointments.filter((it) => it.isActive && !isPlaced(it))
  const lost: BoardStripContent = {
    ...{ id: 'without-place', title: words.withoutPlace },
    appointments: unplaced.filter((it) => nextStateOf(it) !== undefined),
  }
  const strips: BoardStripContent[] = [
    {
      ...{ id: 'hour-open', title: words.hourOpen, hint: words.hourOpenHint },
      appointments: board.withoutHour.filter((it) => !isHereWithoutHour(it)),
    },
    {
      ...{ id: 'still-here', title: words.carriedOver, hint: words.carriedOverHint, placeName },
      appointments: board.carriedOver.filter(({ state }) => state !== 'ready'),
    },
    {
      ...{ id: 'not-collected', title: words.notCollected },
      appointments: board.carriedOver.filter(({ state }) => state === 'ready'),
    },
    {
      ...{ id: 'here', title: words.hereWithoutHour, hint: words.hereWithoutHourHint },
      appointments: board.withoutHour.filter(isHereWithoutHour),
    },
    {
      ...{ id: 'ended', title: words.endedEarly },
      appointments: unplaced.filter((it) => nextStateOf(it) === undefined),
    },
  ]
  const isEmpty = [placed, unplaced, board.withoutHour, board.carriedOver].every(
    (it) => it.length === 0,
  )
  return (
    <CardNotesContext value={notes}>
      <div className="print:hidden">
        <BoardHeading
          board={whole}
          isToday={day === now.day}
          onWalkIn={() => online(() => setAdding(true))}
        />
        <DayNavigation day={day} today={now.day}>
          <BoardGroupFilter groups={groups} group={group} onChoose={chooseGroup} />
        </DayNavigation>
        <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
          <h2 className="font-bold text-lg">{formatHour({ day, at: null })}</h2>
          <BoardLoad board={board} now={now} />
        </div>
        {board.closed !== null && <p className="text-warn">{words.closedFor(board.closed)}</p>}
        <BoardLinks board={board} now={now} strips={strips}>
          {remindersLink}
        </BoardLinks>
        <OfflineNotice
          isOffline={isOffline}
          loadedAt={whole.now}
          zone={zone}
          unsent={taps.waiting.length}
        />
        <ToSettleList
          items={taps.toSettle}
          nameOf={nameOf}
          zone={zone}
          onDoAnyway={async (item) => (await taps.doAnyway(item)) && (void sync(), true)}
          onLeave={taps.leave}
        />
        {failure && <ListLoadFailure why={failure} isLoading={false} onRetry={sync} />}
        {isEmpty && (
          <BoardEmptyState board={board} isToday={day === now.day} isFiltered={group !== 'all'} />
        )}
        <BoardStrip {...lost} {...card} />
        {board.resources.length > 0 && (
          <div className="mb-4 max-md:hidden">
            <BoardTable board={board} onMove={(...move) => void drop(...move)} {...card} />
          </div>
        )}
        <div className="mb-4 md:hidden">
          <BoardList board={board} {...card} />
        </div>
        {strips.map((strip) => (
          <BoardStrip key={strip.id} {...strip} {...card} />
        ))}
        {reminders}
        <BoardStrip id="cancelled" title={words.cancelled} appointments={cancelled} {...card} />
        <CardActsDialog
          appointment={all.find(({ reference }) => reference === opened)}
          now={now}
          placeName={placeName}
          isBusy={acts.isBusy}
          onClose={() => setOpened(undefined)}
          setState={actions.setState}
          schedule={actions.schedule}
          openJobCard={({ reference }) => {
            setOpened(undefined)
            online(() => setJob(reference))
          }}
        />
        <LazyJobCardDialog
          isOpen={job !== undefined}
          reference={job ?? ''}
          linksToDesk
          onClose={() => setJob(undefined)}
          onChanged={refresh}
        />
        <LazyMoveDialog
          isOpen={moving !== undefined}
          request={moving}
          acts={acts}
          onClose={() => setMoving(undefined)}
        />
        <LazyWalkInDialog
          isOpen={isAdding}
          onClose={() => setAdding(false)}
          hint={words.walkInGets(nextWalkInHint(whole))}
          today={now.day}
          onAdded={(appointment) => void bookWalkIn(appointment)}
        />
        <UndoBar {...acts.bar} />
      </div>
      <BoardPrint board={board} />
    </CardNotesContext>
  )
}

const listAll = ({ appointments, withoutHour, carriedOver }: DayBoard) => [
  ...appointments,
  ...withoutHour,
  ...carriedOver,
]

/** The group is read after hydration, because the server does not know the browser's choice. */
function useRememberedGroup(): [BoardGroup, (group: BoardGroup) => void] {
  const [group, setGroup] = useState<BoardGroup>('all')
  useEffect(() => setGroup(findRememberedGroup()), [])
  return [
    group,
    (wanted) => {
      setGroup(wanted)
      rememberGroup(wanted)
    },
  ]
}
