import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import type { Offer } from '#app/site/offers/offer-store.server.ts'
import * as offerWords from '#app/site/offers/words.ts'
import { LinkButton } from '#app/ui/components/button.tsx'

export type HomeOffer = Pick<Offer, 'title' | 'picture' | 'until'>

/** The latest offer. Its picture is not cropped. */
export function HomeOfferBanner({ offer, button }: { offer: HomeOffer; button: string }) {
  const { title, picture, until } = offer
  return (
    <section className="on-stage bg-stage text-on-stage">
      <div className="column grid items-center gap-x-12 gap-y-6 py-10 md:grid-cols-2 md:py-16">
        <div className="md:order-2">
          <p className="label text-on-stage-quiet">{offerWords.latestOffer}</p>
          <h2 dir="auto" className="headline mt-3 text-title md:text-3xl">
            {title}
          </h2>
          {until && (
            <p className="mt-3 font-semibold">{offerWords.until(formatNonBreakingDay(until))}</p>
          )}
          <LinkButton to="/offers" tone="stage" className="mt-6">
            {button}
          </LinkButton>
        </div>
        <ResponsivePicture
          picture={picture}
          alt=""
          sizes="(min-width: 1376px) 616px, (min-width: 768px) 44vw, calc(100vw - 40px)"
          className="mx-auto max-h-[28rem] rounded-picture object-contain"
        />
      </div>
    </section>
  )
}
