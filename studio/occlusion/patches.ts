/** Vertices that hang together by triangles; where a crease is, vertices are split and patches end. */
export function patchesOf(indices: Uint32Array, vertices: number): number[][] {
  const above = new Int32Array(vertices).map((_, i) => i)
  const top = (vertex: number): number => {
    let at = vertex
    while (above[at] !== at) {
      above[at] = above[above[at]]
      at = above[at]
    }
    return at
  }
  for (let i = 0; i < indices.length; i += 3)
    for (const other of [indices[i + 1], indices[i + 2]]) above[top(other)] = top(indices[i])
  return [...Map.groupBy(above.keys(), top).values()]
}

/** Each value half its own, half its neighbours' mean: the noise of few rays would cost bytes and be seen. */
export function smoothed(
  values: Float32Array<ArrayBuffer>,
  indices: Uint32Array,
): Float32Array<ArrayBuffer> {
  const sums = new Float32Array(values.length)
  const counts = new Uint32Array(values.length)
  for (let i = 0; i < indices.length; i++) {
    const next = indices[i - (i % 3) + ((i + 1) % 3)]
    sums[indices[i]] += values[next]
    sums[next] += values[indices[i]]
    counts[indices[i]]++
    counts[next]++
  }
  return values.map((value, i) => (counts[i] > 0 ? (value + sums[i] / counts[i]) / 2 : value))
}
