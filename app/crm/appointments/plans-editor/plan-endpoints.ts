import * as v from 'valibot'
import { lostPlaceReasons } from '#app/crm/appointments/appointment-place.ts'
import { appointmentPurposes } from '#app/crm/appointments/appointment-purposes.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import * as words from './plans-editor-words.ts'

/** Maximum number of bookings in one answer. */
export const maxLostPlaces = 200

const lostPlacesEntries = {
  bookings: v.array(
    v.object({
      reference: v.string(),
      /** Empty for an account that may not read the desk. */
      name: v.string(),
      phone: v.string(),
      registrationNumber: v.string(),
      purpose: v.picklist(appointmentPurposes),
      /** `YYYY-MM-DD` */
      day: v.string(),
      /** `HH:MM`; null for a booking without an hour. */
      at: v.nullable(v.string()),
      /** Name of the bay, vehicle or counter, or its key if it was removed; null without an hour. */
      resource: v.nullable(v.string()),
      reason: v.picklist(lostPlaceReasons),
    }),
  ),
  /** Number of bookings beyond the limit of the list. */
  more: v.number(),
}

export const listLostPlacesNow = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/without-place',
  may: 'desk.read',
  says: 'Coming appointments without a place: their day, hour or resource was closed after they were booked',
  tag: 'Enquiries',
  answer: v.object(lostPlacesEntries),
  isPrivate: true,
})

/** Documents whose publication can take the place of bookings. */
export const draftsWithEffects = ['appointments', 'dealer'] as const

export const showPlanEffects = defineEndpoint({
  method: 'GET',
  path: '/api/appointments/effects',
  may: 'plans.edit',
  says: 'Appointments that lose their place if a draft is published, and warnings about its hours',
  tag: 'Manage',
  query: v.object({
    draft: v.picklist(draftsWithEffects, words.draftList(draftsWithEffects.join(', '))),
  }),
  answer: v.object({
    /** `false` if the draft is incomplete. The answer is then that of the published document. */
    isComplete: v.boolean(),
    ...lostPlacesEntries,
    /** Number of coming bookings. */
    coming: v.number(),
    warnings: v.array(v.string()),
  }),
  isPrivate: true,
})
