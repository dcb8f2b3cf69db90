import { encode } from 'uqr'

/** A square as a path of one `<svg>`: its modules' rows, run by run. `size` is its view box's side. */
export type QrCode = { size: number; path: string }

export function createQrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) =>
    darkRunsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size, path: path.join('') }
}

/** Where each run of dark modules begins, and how many it has. */
function darkRunsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last && row[x - 1]) last[1] += 1
    else if (isDark) runs.push([x, 1])
  }
  return runs
}
