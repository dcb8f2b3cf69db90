import { useState } from 'react'
import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import { Swatch } from '#app/vehicles/swatch.tsx'
import type { ShownColour, ShownModel } from './shown-model.ts'
import * as words from './words.ts'

/** The machine in the paint that is chosen under it; a new paint fades in over the old one. */
export function PaintedPicture({
  model,
  colours,
}: {
  model: ShownModel
  colours: readonly ShownColour[]
}) {
  const [chosen, setChosen] = useState(colours[0])
  return (
    <div className="stage on-stage relative lg:min-h-[clamp(40rem,34vw,46rem)]">
      <div className="grid lg:absolute lg:inset-0">
        {colours.map((colour, index) =>
          index === 0 || colour === chosen ? (
            <ResponsivePicture
              key={colour.name}
              picture={colour.hero}
              alt={colour === chosen ? words.inPaint(model.name, colour.name) : ''}
              sizes="(min-width: 1024px) 62vw, (min-width: 640px) 100vw, 130vw"
              isPriority={index === 0}
              className={`col-start-1 row-start-1 aspect-[4/3] size-full object-cover object-[55%_50%] sm:aspect-video lg:absolute lg:aspect-auto ${index === 0 ? 'stage-machine' : 'fade-in stage-paint'}`}
            />
          ) : null,
        )}
      </div>
      <div className="relative px-(--edge) pb-5 [--edge:clamp(1.25rem,4vw,3rem)] lg:absolute lg:inset-x-0 lg:bottom-0 lg:pb-6">
        <div role="group" aria-label={words.colour} className="flex flex-wrap gap-1">
          {colours.map((colour) => (
            <button
              key={colour.name}
              type="button"
              aria-pressed={colour === chosen}
              aria-label={colour.name}
              title={colour.name}
              onClick={() => setChosen(colour)}
              className="size-11 rounded-full border-2 border-transparent p-1.5 aria-pressed:border-on-stage noscript:hidden"
            >
              <Swatch swatch={colour.swatch} swatch2={colour.swatch2} />
            </button>
          ))}
        </div>
        <p className="mt-1 text-on-stage-quiet text-sm noscript:hidden" aria-live="polite">
          {chosen?.name}
        </p>
        {model.hasPlaceholderPictures && (
          <p className="text-on-stage-quiet text-xs">{words.standsIn}</p>
        )}
      </div>
    </div>
  )
}
