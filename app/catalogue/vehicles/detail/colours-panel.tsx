import { useState } from 'react'
import { machinePaintOf } from '#app/catalogue/vehicles/3d-viewer/machine-paint.ts'
import { PicturesOr3dViewer } from '#app/catalogue/vehicles/3d-viewer/pictures-or-3d-viewer.tsx'
import { ColourSwatch } from '#app/catalogue/vehicles/colour-swatch.tsx'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { PaintedPicture } from '#app/catalogue/vehicles/painted-picture.tsx'
import * as words from './colours-words.ts'
import type { ColourTabRow } from './detail-tab-names.ts'
import { Magnifier } from './magnifier.tsx'

/** All colours: the chosen one large with a magnifier, the others as thumbnails. */
export function ColoursPanel({
  name,
  colours,
}: {
  name: string
  colours: readonly ColourTabRow[]
}) {
  const [chosenId, setChosenId] = useState(colours[0]?.id)
  const chosen = colours.find(({ id }) => id === chosenId)
  if (!chosen) return null
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-wrap text-title md:text-3xl">{words.colours(name)}</h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="has-[[data-live]]:[&>p]:hidden">
          <div className="stage on-stage overflow-hidden rounded-picture">
            <PicturesOr3dViewer slug={chosen.drawn} name={name} paint={machinePaintOf(chosen)}>
              <Magnifier picture={chosen.picture} label={words.inPaint(name, chosen.name)}>
                <PaintedPicture
                  picture={chosen.picture}
                  alt={words.inPaint(name, chosen.name)}
                  sizes="(min-width: 1280px) 900px, 100vw"
                  className="aspect-video h-auto w-full object-cover"
                />
              </Magnifier>
            </PicturesOr3dViewer>
          </div>
          <p className="mt-2 text-quiet text-sm noscript:hidden">{words.enlarge}</p>
        </div>
        <ul className="grid auto-rows-min gap-x-4 sm:grid-cols-3 lg:grid-cols-1">
          {colours.map((colour) => (
            <li key={colour.id} className="border-hairline border-b">
              <button
                type="button"
                aria-pressed={colour === chosen}
                onClick={() => setChosenId(colour.id)}
                className="flex min-h-18 w-full items-center gap-4 border-transparent border-l-3 py-2 pl-3 text-left leading-tight hover:text-signal-text aria-pressed:border-signal aria-pressed:font-bold"
              >
                <span className="size-12 shrink-0">
                  <ColourSwatch swatch={colour.swatch} swatch2={colour.swatch2} />
                </span>
                {colour.name} {colour.note}
                <ModelIcon
                  icon={colour.thumbnail}
                  sizes="80px"
                  className="ml-auto hidden h-auto w-20 lg:block"
                />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
