import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { PublicOffer } from './present-offer.ts'
import * as words from './words.ts'

export type OtherOffer = PublicOffer & { isOver: boolean }

/** The other offers, newest first. Ended offers are marked. */
export function OtherOffers({ offers }: { offers: readonly OtherOffer[] }) {
  if (offers.length === 0) return null
  return (
    <section className="column pt-4 pb-16 md:pb-24">
      <h2 className="headline text-xl md:text-2xl">{words.others}</h2>
      <ul className="mt-4 border-hairline border-t md:mt-6">
        {offers.map((offer) => (
          <OtherOfferRow key={offer.id} offer={offer} />
        ))}
      </ul>
    </section>
  )
}

function OtherOfferRow({ offer }: { offer: OtherOffer }) {
  const { title, description, picture, until, isOver, models } = offer
  return (
    <li className="grid grid-cols-[min(6rem,22vw)_minmax(0,1fr)] gap-x-4 border-hairline border-b py-5 sm:grid-cols-[12rem_minmax(0,1fr)] md:gap-x-8">
      <div>
        <ResponsivePicture
          picture={picture}
          alt=""
          sizes="(min-width: 640px) 192px, 96px"
          className="h-auto w-full rounded-control"
        />
      </div>
      <div>
        <h3 dir="auto" className="font-bold text-lg leading-snug">
          {title}
        </h3>
        {until && (
          <p className={isOver ? 'text-quiet text-sm' : 'font-semibold text-sm'}>
            {(isOver ? words.ended : words.until)(formatNonBreakingDay(until))}
          </p>
        )}
        <p dir="auto" className="mt-1 max-w-[65ch] whitespace-pre-line text-quiet">
          {description}
        </p>
        {models.length > 0 && !isOver && (
          <p className="mt-3 flex flex-wrap gap-2">
            {models.map((model) => (
              <Link
                key={model.bikeName}
                to={modelDetailPath(model)}
                state={{ bikeName: model.bikeName }}
                className="wrap-anywhere inline-flex min-h-11 min-w-11 items-center rounded-full border border-control px-4 text-sm hover:border-ink"
              >
                {model.name}
              </Link>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}
