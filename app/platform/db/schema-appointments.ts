import type { Generated, Selectable } from 'kysely'

/** An appointment of an enquiry. Days and times are on the dealer's clock. */
export type AppointmentTable = {
  id: Generated<number>
  enquiry_id: number
  purpose: 'service-free' | 'service-paid' | 'service-accident' | 'test-ride' | 'delivery'
  /** Key of the bay, demo vehicle or counter; null without an hour. */
  resource: string | null
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM`; null if the hour is still to be agreed. */
  starts_at: string | null
  /** Length without the time to clean up. */
  minutes: number
  /** 0 after a cancellation. Only active appointments have seats. */
  is_active: Generated<0 | 1>
  /** 1 if staff booked it beyond the seats of the resource. */
  is_overbooked: Generated<0 | 1>
  /**
   * State of a test ride or delivery, because the enquiry's state says nothing about it. Null for
   * services: the enquiry's state is theirs.
   */
  state: Generated<string | null>
  /** Reason for overbooking or cancelling. Erasing the enquiry empties it. */
  reason: Generated<string | null>
  /** Rises with every move, for calendars of customers. */
  sequence: Generated<number>
  created_at: string
  /** Time at which the customer said that they are coming. A move empties it. */
  coming_at: Generated<string | null>
  /** Rises with every change, for optimistic locking. */
  version: Generated<number>
}

export type AppointmentRow = Selectable<AppointmentTable>

/**
 * A quarter of an hour of a seat. The primary key (day, resource, cell, seat) prevents double
 * bookings. Seats from the resource's number of seats on are overbooked.
 */
export type AppointmentSeatTable = {
  resource: string
  day: string
  /** Quarter hours since midnight. */
  cell: number
  /** Counts from 0. */
  seat: number
  appointment_id: number
}

/** A day that has or had appointments. Bookings lock its row. */
export type AppointmentDayTable = {
  day: string
  version: number
}
