import { expect, it } from 'vitest'
import { layOutBoard } from './board-layout.ts'
import type { BoardAppointment, BoardResource } from './day-board-schema.ts'

const bay: BoardResource = {
  ...{ key: 'bay-1', name: 'Bay 1', kind: 'bay', seats: 1 },
  hours: [
    { from: '09:30', until: '10:00' },
    { from: '10:30', until: '11:00' },
  ],
}
const booked = (
  at: string,
  minutes: number,
  more: Partial<BoardAppointment> = {},
): BoardAppointment => ({
  ...{ reference: at, version: 1, purpose: 'service-paid', isService: true, day: '2026-11-28' },
  ...{ at, minutes, resource: 'bay-1', seat: 0, state: 'confirmed', isActive: true },
  ...{
    isLate: false,
    isOverbooked: false,
    isComing: false,
    reason: '',
    isErased: false,
    mergedInto: null,
    name: '',
    phone: '',
  },
  ...{ model: '', registrationNumber: '', complaint: '', estimate: null },
  ...{ mechanic: '', readyDay: null, readyTime: null, handedOver: null },
  isJobCardEmpty: false,
  ...more,
})
const drawn = (appointments: BoardAppointment[], resources = [bay]) => {
  const { lanes, rows } = layOutBoard({ resources, appointments })
  return lanes.map((_, index) =>
    rows.map(({ cells }) => {
      const cell = cells[index]
      return cell ? `${cell.kind[0]}${cell.rows}` : '.'
    }),
  )
}

it('covers the quarter hours of an appointment, and joins closed ones', () => {
  expect(drawn([booked('09:30', 30)])).toEqual([['a2', '.', 'c2', '.', 'f1', 'f1']])
})

it('adds a column for a seat beyond those of the resource', () => {
  expect(drawn([booked('09:30', 15), booked('09:30', 30, { seat: 1 })])).toEqual([
    ['a1', 'f1', 'c2', '.', 'f1', 'f1'],
    ['a2', '.', 'c2', '.', 'f1', 'f1'],
  ])
})

it('shows an appointment in closed hours, and makes the day longer for it', () => {
  expect(drawn([booked('10:00', 30), booked('11:00', 15)])).toEqual([
    ['f1', 'f1', 'a2', '.', 'f1', 'f1', 'a1'],
  ])
})

it('gives cancelled appointments no room, and has no rows on a closed day', () => {
  expect(drawn([booked('09:30', 30, { isActive: false })])[0]?.[0]).toBe('f1')
  expect(drawn([], [{ ...bay, hours: [] }])).toEqual([[]])
})
