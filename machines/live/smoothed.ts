/**
 * Averages each value with the mean of its neighbours. The noise of few rays costs bytes and is
 * visible.
 */
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
