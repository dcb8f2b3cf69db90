/** A card's buttons pass the model's name as navigation state as well, without spaces. */
export function modelNameFromState(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('bikeName' in state)) return undefined
  return typeof state.bikeName === 'string' && state.bikeName ? state.bikeName : undefined
}
