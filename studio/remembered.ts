/** Makes a value at the first call and caches it. */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Caches a value for each name. */
export function remembered<K extends string, T>(make: (name: K) => T): (name: K) => T {
  const known = new Map<K, { value: T }>()
  return (name) => {
    const made = known.get(name) ?? { value: make(name) }
    known.set(name, made)
    return made.value
  }
}
