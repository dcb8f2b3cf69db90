import { ColourSwatch } from '#app/catalogue/vehicles/colour-swatch.tsx'
import { findOtherPicturedVariant } from '#app/catalogue/vehicles/find-other-pictured-variant.ts'
import { PaintedPicture } from '#app/catalogue/vehicles/painted-picture.tsx'
import type { Variant } from '#app/catalogue/vehicles/vehicle.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { backdropClass } from '#app/media/pictures/backdrop-class.ts'
import type { PageColour, PageModel } from './present-page-model.ts'
import * as words from './words.ts'

/** The model in the chosen colour. */
export function ModelColourPicture({
  model,
  colours,
  chosen,
  variant,
  onChoose,
}: {
  model: PageModel
  colours: readonly PageColour[]
  chosen: PageColour | undefined
  variant: Variant | undefined
  onChoose: (colour: PageColour) => void
}) {
  const shown = chosen ?? colours[0]
  const otherVariant = findOtherPicturedVariant(model.more.picturesShow, chosen, variant?.name)
  return (
    <div className={`stage on-stage ${backdropClass(model.hero)}`}>
      <div className="stage-window relative max-lg:contents">
        {shown && (
          <PaintedPicture
            picture={shown.hero}
            headlamp={shown.headlamp}
            alt={words.inPaint(model.name, shown.name)}
            sizes="(min-width: 1024px) max(62vw, min(46rem, 100svh - 10.5rem) * 16 / 9), 100vw"
            className="stage-machine"
          />
        )}
        <div className="stage-paints">
          <div role="group" aria-label={words.colour} className="-mx-1.5 flex flex-wrap gap-1">
            {colours.map((colour) => (
              <button
                key={colour.slug}
                type="button"
                aria-pressed={colour === chosen}
                aria-label={colour.name}
                title={colour.name}
                onClick={() => onChoose(colour)}
                className="size-11 rounded-full border-2 border-transparent p-1.5 aria-pressed:border-on-stage noscript:hidden"
              >
                <ColourSwatch swatch={colour.swatch} swatch2={colour.swatch2} />
              </button>
            ))}
          </div>
          <p className="text-on-stage-quiet text-sm noscript:hidden" aria-live="polite">
            {chosen?.name} {chosen?.note}
          </p>
          <p className="text-on-stage-quiet text-sm empty:hidden">
            {model.pictureNote ||
              (otherVariant !== undefined && vehicleWords.picturesShow(otherVariant))}
          </p>
        </div>
      </div>
    </div>
  )
}
