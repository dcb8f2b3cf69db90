import sharp from 'sharp'

const cellSize = { width: 240, height: 520 }
const cellGap = 16

/**
 * Renders a PNG with one row of pictures for each route. Routes come from the file names. Very long
 * pages are cut at the bottom.
 */
export async function renderContactSheet(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const pictures = await Promise.all(
    rows.flatMap((files, row) =>
      files.map(async (file, column) => ({
        input: await sharp(file)
          .resize({ width: cellSize.width })
          .extract(await cropToCell(file))
          .toBuffer(),
        left: cellGap + column * (cellSize.width + cellGap),
        top: cellGap + row * (cellSize.height + cellGap),
      })),
    ),
  )
  const columns = Math.max(...rows.map((files) => files.length))
  return sharp({
    create: {
      width: cellGap + columns * (cellSize.width + cellGap),
      height: cellGap + rows.length * (cellSize.height + cellGap),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(pictures)
    .png()
    .toBuffer()
}

async function cropToCell(file: string) {
  const { width, height } = await sharp(file).metadata()
  const scaled = Math.max(1, Math.round((height * cellSize.width) / width))
  return { left: 0, top: 0, width: cellSize.width, height: Math.min(cellSize.height, scaled) }
}
