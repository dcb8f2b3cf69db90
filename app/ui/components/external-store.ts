/** State for `useSyncExternalStore`. `view` returns a new object after each change. */
export function externalStore<View extends object>(start: View) {
  let view = start
  const listeners = new Set<() => void>()
  return {
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    show: (change: Partial<View>) => {
      view = { ...view, ...change }
      for (const listener of listeners) listener()
    },
  }
}
