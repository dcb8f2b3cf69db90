import sharp from 'sharp'

const cell = { width: 240, height: 520 }
const gap = 16

/** PNG: one row of pictures for each route; very long pages are cut at the foot. Takes file names. */
export async function contactSheet(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const pictures = await Promise.all(
    rows.flatMap((files, row) =>
      files.map(async (file, column) => ({
        input: await sharp(file)
          .resize({ width: cell.width })
          .extract(await topOf(file))
          .toBuffer(),
        left: gap + column * (cell.width + gap),
        top: gap + row * (cell.height + gap),
      })),
    ),
  )
  const columns = Math.max(...rows.map((files) => files.length))
  return sharp({
    create: {
      width: gap + columns * (cell.width + gap),
      height: gap + rows.length * (cell.height + gap),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(pictures)
    .png()
    .toBuffer()
}

async function topOf(file: string) {
  const { width, height } = await sharp(file).metadata()
  const scaled = Math.max(1, Math.round((height * cell.width) / width))
  return { left: 0, top: 0, width: cell.width, height: Math.min(cell.height, scaled) }
}
