import { encode } from 'uqr'

/** QR code as the path of one SVG. `size` is the side of its view box. */
export type QrCode = { size: number; path: string }

/** For each row of modules, the start and length of each run of dark modules. */
export type QrCodeRows = readonly (readonly (readonly [start: number, length: number])[])[]

export function createQrCode(text: string): QrCode {
  const rows = listQrCodeRows(text)
  const path = rows.flatMap((runs, y) =>
    runs.map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size: rows.length, path: path.join('') }
}

/** Returns the dark modules of a code with its quiet border. */
export function listQrCodeRows(text: string): QrCodeRows {
  return encode(text, { border: 4 }).data.map(darkRunsOf)
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
