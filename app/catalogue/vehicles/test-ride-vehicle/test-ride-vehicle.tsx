import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { findOtherPicturedVariant } from '#app/catalogue/vehicles/find-other-pictured-variant.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { backdropClass } from '#app/media/pictures/backdrop-class.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import type { TestRideChoice } from './test-ride-choice.ts'
import * as words from './words.ts'

/** The vehicle in the chosen colour. It is small on a phone, to leave room for the form. */
export function TestRideVehicle({ ride, colour }: TestRideChoice) {
  const { name, variant, price } = ride
  const { picture } = colour ?? ride
  const otherVariant = findOtherPicturedVariant(
    ride.picturesShow,
    { variant: colour?.variant ?? null },
    variant,
  )
  return (
    <div className="column pb-8 md:pb-12">
      <div
        className={`stage on-stage grid grid-cols-[2fr_3fr] items-center overflow-hidden rounded-picture md:grid-cols-2 ${backdropClass(picture)}`}
      >
        <ResponsivePicture
          key={picture.base}
          picture={picture}
          alt={colour ? words.inColour(name, colour.name) : name}
          sizes="(min-width: 768px) 620px, 40vw"
          isPriority
          className="stage-machine stage-left aspect-[4/3] w-full object-cover md:aspect-video"
        />
        <div className="p-4 md:p-10">
          <p className="headline text-xl md:text-title lg:text-3xl">{name}</p>
          <p className="mt-1 text-on-stage-quiet md:mt-2">
            {[...new Set([variant, colour?.name, colour?.note])].filter(Boolean).map((part) => (
              <span key={part} className="block">
                {part}
              </span>
            ))}
          </p>
          {otherVariant !== undefined && (
            <p className="text-on-stage-quiet text-sm">{vehicleWords.picturesShow(otherVariant)}</p>
          )}
          <p className="figure mt-2 text-xl md:mt-4 md:text-2xl">
            <ModelPrice amount={price} isApproximate={ride.priceIsApproximate} />
          </p>
          {price > 0 && <p className="text-on-stage-quiet text-sm">{words.priceWithout}</p>}
          <ApproximatePriceNote of={[ride]} className="mt-1" />
        </div>
      </div>
    </div>
  )
}
