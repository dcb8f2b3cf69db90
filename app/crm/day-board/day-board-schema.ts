import * as v from 'valibot'
import { lostPlaceReasons } from '#app/crm/appointments/appointment-place.ts'
import { appointmentPurposes } from '#app/crm/appointments/appointment-purposes.ts'
import { resourceKinds } from '#app/crm/appointments/appointments-content.ts'

export const boardAppointmentSchema = v.object({
  reference: v.string(),
  /** Version of the enquiry, for changes of its state. */
  version: v.number(),
  purpose: v.picklist(appointmentPurposes),
  /** `true` for work of the workshop. Its state is that of the enquiry. */
  isService: v.boolean(),
  /** `YYYY-MM-DD` on the dealer's clock. */
  day: v.string(),
  /** `HH:MM`; null if the hour is open. */
  at: v.nullable(v.string()),
  minutes: v.number(),
  /** Key of the resource; null if the hour is open. */
  resource: v.nullable(v.string()),
  /** Counts from 0; null if the hour is open, and after a cancellation. */
  seat: v.nullable(v.number()),
  /** A state of the workshop, or of rides and deliveries (`rideStates`). */
  state: v.string(),
  /** `false` after a cancellation. */
  isActive: v.boolean(),
  isLate: v.boolean(),
  isOverbooked: v.boolean(),
  /** `true` before the arrival if the customer said that they are coming. */
  isComing: v.optional(v.boolean(), false),
  /** Reason for overbooking or cancelling, or ''. */
  reason: v.string(),
  /** `true` if the answers were erased because the person requested it. */
  isErased: v.boolean(),
  /** Reference of the main enquiry of a duplicate, whose acts are refused; otherwise null. */
  mergedInto: v.optional(v.nullable(v.string()), null),
  name: v.string(),
  /** The number to dial, or ''. */
  phone: v.string(),
  model: v.string(),
  registrationNumber: v.string(),
  /** The beginning of the customer's message, in one line. */
  complaint: v.string(),
  /** Name of the mechanic on the job card, or ''. */
  mechanic: v.optional(v.string(), ''),
  /** `YYYY-MM-DD` and `HH:MM` for which the vehicle is promised. */
  readyDay: v.optional(v.nullable(v.string()), null),
  readyTime: v.optional(v.nullable(v.string()), null),
  /** Time on the dealer's clock at which a serviced vehicle was handed over. */
  handedOver: v.optional(v.nullable(v.object({ day: v.string(), time: v.string() })), null),
  /** `true` if a vehicle was handed over and its job card says nothing. */
  isJobCardEmpty: v.optional(v.boolean(), false),
  /** State of the newest estimate of the job; null without one. */
  estimate: v.optional(v.nullable(v.picklist(['waits', 'approved', 'refused'])), null),
})

export type BoardAppointment = v.InferOutput<typeof boardAppointmentSchema>

const hoursSchema = v.object({ from: v.string(), until: v.string() })

export const boardResourceSchema = v.object({
  key: v.string(),
  name: v.string(),
  kind: v.picklist(resourceKinds),
  seats: v.number(),
  /** The parts of the day in which it takes appointments, in order. */
  hours: v.array(hoursSchema),
})

export type BoardResource = v.InferOutput<typeof boardResourceSchema>

export const dayBoardSchema = v.object({
  /** `YYYY-MM-DD` */
  day: v.string(),
  /** The server's time, as an instant. */
  now: v.string(),
  /** `false` if no plan is published for the account's appointments. */
  hasPlans: v.boolean(),
  /** Name of the holiday or weekday on which the dealership is closed; null on an open day. */
  closed: v.nullable(v.string()),
  resources: v.array(boardResourceSchema),
  /** Appointments with an hour, by hour, and all cancelled ones. */
  appointments: v.array(boardAppointmentSchema),
  /** Open bookings of the day without an hour. */
  withoutHour: v.array(boardAppointmentSchema),
  /**
   * Vehicles of earlier days that have arrived or are in work, with the resource of their
   * appointment, and those that are ready and not collected, without it. Only for today.
   */
  carriedOver: v.array(boardAppointmentSchema),
  /**
   * Minutes of active appointments, and minutes of all seats, by kind of resource. `carriedOver` is
   * the part of `booked` for vehicles of earlier days; `overbooked` and `lostPlace` are those of
   * appointments that take no free hour.
   */
  load: v.array(
    v.object({
      kind: v.picklist(resourceKinds),
      booked: v.number(),
      available: v.number(),
      carriedOver: v.optional(v.number(), 0),
      overbooked: v.optional(v.number(), 0),
      lostPlace: v.optional(v.number(), 0),
    }),
  ),
  /** Reasons of expected appointments that lost their place, by reference. */
  lostPlaces: v.optional(v.record(v.string(), v.picklist(lostPlaceReasons)), {}),
  /** Minutes of a walk-in's paid service, with the time to clean up after it. */
  walkInMinutes: v.optional(v.number()),
  /** Hour and name of the resource that a walk-in would get. Only for today. */
  nextWalkIn: v.optional(v.nullable(v.object({ at: v.string(), resource: v.string() })), null),
})

export type DayBoard = v.InferOutput<typeof dayBoardSchema>
