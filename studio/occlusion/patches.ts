/** Groups vertices that triangles connect. Vertices are split at a crease, so patches end there. */
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
