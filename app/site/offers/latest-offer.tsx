import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { PublicOffer } from './present-offer.ts'
import * as words from './words.ts'

/**
 * The latest offer. Its picture is not cropped. On a wide screen, the text is beside the picture.
 */
export function LatestOffer({ offer }: { offer: PublicOffer }) {
  const { title, description, picture, until, models } = offer
  return (
    <article>
      <div className="on-stage bg-stage text-on-stage">
        <div className="md:column items-center gap-x-12 md:grid md:grid-cols-2 md:py-8 lg:grid-cols-[7fr_5fr] lg:py-12">
          <ResponsivePicture
            picture={picture}
            alt=""
            sizes="(min-width: 1376px) 720px, (min-width: 1024px) 52vw, (min-width: 768px) 45vw, 100vw"
            isPriority
            className="mx-auto max-h-[44svh] object-contain md:max-h-[min(68svh,40rem)] md:rounded-picture"
          />
          <div className="max-md:column pt-6 pb-10 md:py-0">
            <p className="label text-on-stage-quiet">{words.latestOffer}</p>
            <h1 dir="auto" className="headline mt-3 text-title sm:text-3xl xl:text-[3rem]">
              {title}
            </h1>
            {until && (
              <p className="mt-3 font-semibold">{words.until(formatNonBreakingDay(until))}</p>
            )}
            <p dir="auto" className="mt-4 max-w-[60ch] whitespace-pre-line lg:text-lg">
              {description}
            </p>
          </div>
        </div>
      </div>
      {models.length > 0 && <OfferModelLinks models={models} />}
    </article>
  )
}

function OfferModelLinks({ models }: Pick<PublicOffer, 'models'>) {
  return (
    <section className="column pt-8">
      <h2 className="label text-quiet">{words.forThese}</h2>
      <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
        {models.map((model, index) => (
          <li key={model.bikeName} className="border-hairline border-b">
            <Link
              to={modelDetailPath(model)}
              state={{ bikeName: model.bikeName }}
              className="flex min-h-18 items-center gap-4 py-2 hover:text-signal-text"
            >
              <ModelIcon
                icon={model.icon}
                sizes="80px"
                isInView={index < 2}
                className="h-auto w-20 shrink-0"
              />
              <span className="wrap-anywhere min-w-0">
                <span className="block font-bold leading-tight">{model.name}</span>
                <span className="block text-quiet text-sm tabular-nums">
                  <ModelPrice amount={model.price} isApproximate={model.priceIsApproximate} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ApproximatePriceNote of={models} />
    </section>
  )
}
