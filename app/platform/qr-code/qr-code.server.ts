import { encode } from 'uqr'

/** QR code as the path of one SVG. `size` is the side of its view box. */
export type QrCode = { size: number; path: string }

export function createQrCode(text: string): QrCode {
  const { size, data } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) =>
    darkRunsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size, path: path.join('') }
}

/** Returns the start and length of each run of dark modules. */
function darkRunsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last && row[x - 1]) last[1] += 1
    else if (isDark) runs.push([x, 1])
  }
  return runs
}
