import { cropToFill, type FocalPoint } from '#app/media/pictures/crop-to-fill.ts'
import * as words from './picture-input-words.ts'

type Size = { width: number; height: number }

/** The aspect ratios (width divided by height) to which the site crops a photograph. */
const aspectRatios = [
  ['stage', 16 / 9],
  ['card', 4 / 3],
  ['share', 1200 / 630],
] as const

/** Shows a photograph in each aspect ratio to which the site crops it. */
export function CropPreview({ url, size, focus }: { url: string; size: Size; focus: FocalPoint }) {
  return (
    <div>
      <p className="font-semibold text-sm">{words.crops}</p>
      <div className="mt-2 flex flex-wrap items-end gap-4">
        {aspectRatios.map(([name, ratio]) => {
          const { x, y, width, height } = cropToFill(size, ratio, focus)
          return (
            <figure key={name}>
              <svg
                viewBox={`${x} ${y} ${width} ${height}`}
                className="block h-24 rounded-control"
                aria-hidden="true"
              >
                <image href={url} width={size.width} height={size.height} />
              </svg>
              <figcaption className="mt-1 text-quiet text-sm">{words.shapes[name]}</figcaption>
            </figure>
          )
        })}
      </div>
    </div>
  )
}
