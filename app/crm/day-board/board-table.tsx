import { type DragEvent, useEffect, useRef } from 'react'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ChevronLeft } from '#app/ui/icons/chevron-left.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import { AppointmentCard, type CardActions } from './appointment-card.tsx'
import { type BoardCell, layOutBoard } from './board-layout.ts'
import type { BoardAppointment, DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import { useHiddenColumns } from './use-hidden-columns.ts'

type Props = {
  board: DayBoard
  now: { day: string; time: string }
  isBusy: boolean
  actions: CardActions
  /** Called when a card is dropped on a quarter hour of a resource. */
  onMove: (appointment: BoardAppointment, to: { at: string; resource: string }) => void
}

const dragType = 'application/x-appointment'

/** The day as a table: a column for each seat, a row for each quarter hour. */
export function BoardTable({ board, now, isBusy, actions, onMove }: Props) {
  const { lanes, rows } = layOutBoard(board)
  /** A column without appointments is narrow, so that more of the day is seen. */
  const isEmpty = (lane: number) => rows.every(({ cells }) => cells[lane]?.kind !== 'appointment')
  const current = board.day === now.day ? quarterOf(now.time) : undefined

  const region = useRef<HTMLElement>(null)
  const hidden = useHiddenColumns(region, lanes.length)
  const scrollBy = (part: number) =>
    region.current?.scrollBy({ left: region.current.clientWidth * part })
  const nowRow = useRef<HTMLTableRowElement>(null)
  // Shows the present hour first, without moving the page.
  useEffect(() => {
    if (region.current && nowRow.current) region.current.scrollTop = nowRow.current.offsetTop - 180
  }, [])

  function placeUnder({ target }: DragEvent) {
    const cell = target instanceof Element ? target.closest<HTMLElement>('td[data-at]') : null
    const { at, resource } = cell?.dataset ?? {}
    return at && resource ? { at, resource } : undefined
  }

  return (
    <>
      <div className="mb-1 flex min-h-9 flex-wrap items-center gap-2">
        <p className="mr-auto text-quiet text-sm">{words.dragHint}</p>
        {hidden.left > 0 && (
          <Button size="dense" onClick={() => scrollBy(-0.6)}>
            <ChevronLeft aria-hidden className="size-4.5" />
            {words.moreColumns(hidden.left)}
            <span className="sr-only">{words.toTheLeft}</span>
          </Button>
        )}
        {hidden.right > 0 && (
          <Button size="dense" onClick={() => scrollBy(0.6)}>
            {words.moreColumns(hidden.right)}
            <span className="sr-only">{words.toTheRight}</span>
            <ChevronRight aria-hidden className="size-4.5" />
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region needs the keyboard */}
      <section
        ref={region}
        aria-label={words.title}
        tabIndex={0}
        className="relative max-h-[80dvh] overflow-auto border border-hairline"
      >
        <table
          className="w-full border-separate border-spacing-0 text-sm"
          onDragOver={(event) => {
            const isOwn = event.dataTransfer.types.includes(dragType)
            if (isOwn && placeUnder(event)) event.preventDefault()
          }}
          onDrop={(event) => {
            const place = placeUnder(event)
            const reference = event.dataTransfer.getData(dragType)
            const appointment = board.appointments.find((it) => it.reference === reference)
            if (!place || !appointment) return
            event.preventDefault()
            onMove(appointment, place)
          }}
        >
          <thead>
            <tr>
              <td className="sticky top-0 left-0 z-20 border-hairline border-r border-b bg-surface" />
              {lanes.map(({ resource, seat }, index) => (
                <th
                  key={`${resource.key} ${seat}`}
                  scope="col"
                  className={`sticky top-0 z-10 ${isEmpty(index) ? 'min-w-22' : 'min-w-44'} border-hairline border-r border-b bg-surface px-2 py-1.5 text-left align-top font-semibold`}
                >
                  {resource.name}
                  {resource.seats > 1 && seat < resource.seats && (
                    <span className="font-normal text-quiet"> {seat + 1}</span>
                  )}
                  {seat === 0 && <TakenFromOpening board={board} resource={resource.key} />}
                  {seat >= resource.seats && (
                    <span className="block font-normal text-warn">{words.overbooked}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ at, cells }) => (
              <tr key={at} ref={at === current ? nowRow : undefined} className="h-9">
                <th
                  scope="row"
                  className={`sticky left-0 z-10 whitespace-nowrap border-hairline border-r bg-surface px-2 text-right align-top text-xs tabular-nums ${at.endsWith('00') ? 'border-t' : ''} ${at === current ? 'font-semibold text-signal-text' : 'font-normal text-quiet'}`}
                >
                  {at.endsWith('00') || at.endsWith('30') || at === current ? (
                    formatStaffTime(at)
                  ) : (
                    <span className="sr-only">{formatStaffTime(at)}</span>
                  )}
                </th>
                {cells.map((cell, index) => {
                  const lane = lanes[index]
                  if (!cell || !lane) return null
                  return (
                    <Cell
                      key={`${lane.resource.key} ${lane.seat}`}
                      {...{ cell, at, now, isBusy, actions }}
                      resource={lane.resource.key}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Vehicles of earlier days that are still in a resource. They move no appointment of today. */
function TakenFromOpening({ board, resource }: { board: DayBoard; resource: string }) {
  const vehicles = board.carriedOver.filter((it) => it.resource === resource)
  if (vehicles.length === 0) return null
  const names = vehicles.map(
    ({ registrationNumber, model, reference }) => registrationNumber || model || reference,
  )
  return (
    <span className="wrap-anywhere block font-normal text-sm text-warn">
      {words.takenFromOpening(names.join(', '))}
    </span>
  )
}

type CellProps = Pick<Props, 'now' | 'isBusy' | 'actions'> & {
  cell: BoardCell
  at: string
  resource: string
}

function Cell({ cell, at, resource, ...card }: CellProps) {
  const line = `border-hairline border-r ${at.endsWith('00') ? 'border-t' : ''}`
  if (cell.kind === 'free') return <td data-at={at} data-resource={resource} className={line} />
  if (cell.kind === 'closed')
    return (
      <td
        rowSpan={cell.rows}
        className={`bg-hairline/40 px-2 align-top text-quiet text-xs ${line}`}
      >
        {words.closedPart}
      </td>
    )
  const { appointment } = cell
  return (
    <td
      rowSpan={cell.rows}
      data-at={appointment.at}
      data-resource={resource}
      // A table cell gives its height to a child only if it has one itself.
      className={`h-px p-0.5 align-top ${line}`}
    >
      <div
        draggable={!appointment.isErased && appointment.mergedInto === null}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragType, appointment.reference)
          dataTransfer.effectAllowed = 'move'
        }}
        className="h-full cursor-grab rounded-control shadow-[0_0_0_1px_var(--hairline)]"
      >
        <AppointmentCard appointment={appointment} isTight {...card} />
      </div>
    </td>
  )
}

const quarterOf = (time: string) =>
  `${time.slice(0, 3)}${String(Math.floor(Number(time.slice(3)) / 15) * 15).padStart(2, '0')}`
