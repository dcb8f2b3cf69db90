import { testRidePath, type VehicleSelection } from '#app/catalogue/vehicles/model-paths.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { backdropClass } from '#app/media/pictures/backdrop-class.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { buttonClassName, LinkButton } from '#app/ui/components/button.tsx'
import type { ModelPageSectionsData } from './load-model-page-sections.server.ts'
import * as words from './words.ts'

/** The banner for a test ride at the end of the page. */
export function TestRideBanner({
  model,
  ride,
  chosen,
}: {
  model: Pick<Vehicle, 'name' | 'bikeName'>
  ride: ModelPageSectionsData['ride']
  chosen: VehicleSelection
}) {
  const { hero, hours, closed, phone } = ride
  return (
    <section
      className={`stage on-stage mt-8 lg:grid lg:grid-cols-2 lg:items-center ${backdropClass(hero)}`}
    >
      <ResponsivePicture
        picture={hero}
        alt=""
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="aspect-video h-auto w-full object-cover"
      />
      <div className="px-5 py-10 md:px-12 lg:max-w-160">
        <h2 className="headline text-title md:text-4xl">{words.ride(model.name)}</h2>
        <p className="mt-4 max-w-[44ch] text-on-stage-quiet">{words.rideTerms}</p>
        <p className="mt-2 text-on-stage-quiet">{words.salesHours(hours, closed)}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <LinkButton tone="signal" to={testRidePath(model.bikeName, chosen)}>
            {words.bookTestRide}
          </LinkButton>
          {phone && (
            <a href={telephoneUrl(phone)} className={buttonClassName({ tone: 'stage' })}>
              {words.call(phone)}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
