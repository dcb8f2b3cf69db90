/**
 * Reads the model's name from the navigation state, into which a card's buttons write it. It has no
 * spaces.
 */
export function modelNameFromState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('bikeName' in state)) return undefined
  return typeof state.bikeName === 'string' && state.bikeName ? state.bikeName : undefined
}
