/** Moves and the last cancellation of an appointment, by their author. Undone moves do not count. */
export type AppointmentHistory = {
  isMovedByCustomer: boolean
  isMovedByStaff: boolean
  cancelledBy: 'customer' | 'staff' | undefined
}

/** An appointment with an hour, as the figures count it. */
export type CountedAppointment = {
  isCancelled: boolean
  /** `true` from its start on. */
  isDue: boolean
  isNoShow: boolean
  isOverbooked: boolean
  /** `true` if its enquiry was erased. */
  isErased: boolean
  /** Days from the request to the appointment. */
  waitDays: number
  history: AppointmentHistory | undefined
}

export type AppointmentCounts = {
  /** All appointments, also the cancelled ones. */
  total: number
  /** Appointments that were not cancelled. */
  kept: number
  /** Those of `kept` whose hour has come. */
  due: number
  /** Those of `due` to which nobody came. */
  noShows: number
  /** Those of `kept` that staff booked beyond the seats. */
  overbooked: number
  /** Those of `total` that were moved; some were moved by the customer and by staff. */
  moved: number
  movedByCustomer: number
  movedByStaff: number
  /** `total` without `kept`. */
  cancelled: number
  cancelledByCustomer: number
  cancelledByStaff: number
  /** Cancelled because the data of the customer were erased before the day. */
  cancelledByErasure: number
  /** Median of the days from the request to the appointment, of `kept`; null if there are none. */
  waitDays: number | null
}

/** Counts appointments. */
export function countAppointments(all: readonly CountedAppointment[]): AppointmentCounts {
  const count = (matches: (it: CountedAppointment) => unknown) => all.filter(matches).length
  const kept = all.filter(({ isCancelled }) => !isCancelled)
  const cancelledBy = ({ isCancelled, isErased, history }: CountedAppointment) =>
    isCancelled ? (history?.cancelledBy ?? (isErased ? 'erasure' : 'staff')) : undefined
  return {
    total: all.length,
    kept: kept.length,
    due: kept.filter(({ isDue }) => isDue).length,
    noShows: kept.filter(({ isNoShow }) => isNoShow).length,
    overbooked: kept.filter(({ isOverbooked }) => isOverbooked).length,
    moved: count(({ history }) => history?.isMovedByCustomer || history?.isMovedByStaff),
    movedByCustomer: count(({ history }) => history?.isMovedByCustomer),
    movedByStaff: count(({ history }) => history?.isMovedByStaff),
    cancelled: all.length - kept.length,
    cancelledByCustomer: count((it) => cancelledBy(it) === 'customer'),
    cancelledByStaff: count((it) => cancelledBy(it) === 'staff'),
    cancelledByErasure: count((it) => cancelledBy(it) === 'erasure'),
    waitDays: medianDays(kept.map(({ waitDays }) => waitDays)),
  }
}

/** Returns the median, with half days; null without values. */
function medianDays(days: readonly number[]): number | null {
  const sorted = days.toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
