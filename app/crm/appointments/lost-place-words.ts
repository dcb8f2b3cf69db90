import type { LostPlaceReason } from './appointment-place.ts'

/** Reasons why a booking has no place with the published plans and opening hours. */
export const reasons: Readonly<Record<LostPlaceReason, string>> = {
  dayClosed: 'Closed on this day',
  noPlan: 'No plan for this purpose',
  outsideHours: 'Outside the hours',
  noResource: 'Removed',
  resourceResting: 'Not in use',
  resourceClosed: 'Closed at this hour',
  otherPurposes: 'No longer for this purpose',
  fewerSeats: 'Fewer seats than bookings',
}
