/** Returns `true` for the states of a service whose vehicle is not in the workshop yet. */
export const isBeforeArrival = (state: string | null): boolean =>
  state === 'requested' || state === 'confirmed'
