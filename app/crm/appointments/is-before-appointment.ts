const statesBefore = ['requested', 'confirmed', 'booked', 'cancelled']

/** Returns `true` for a state of a service, ride or delivery in which the customer is not here yet. */
export const isBeforeAppointment = (state: string | null): boolean =>
  state !== null && statesBefore.includes(state)
