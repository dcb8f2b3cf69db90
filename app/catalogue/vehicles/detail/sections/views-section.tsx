import { configurationPath } from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import type { VehicleSelection } from '#app/catalogue/vehicles/model-paths.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { Link } from '#app/ui/components/link.tsx'
import type { ModelPageSectionsData } from './load-model-page-sections.server.ts'
import { SectionFrame } from './section-frame.tsx'
import * as words from './words.ts'

/** The side view in full width, and the rear view with the link to the 360° view. */
export function ViewsSection({
  model,
  views: { side, rear, turns, paint },
  chosen: { variant = '', colour = '' },
}: {
  model: Pick<Vehicle, 'name' | 'bikeName'>
  views: ModelPageSectionsData['views']
  chosen: VehicleSelection
}) {
  if (!side && !rear) return null
  return (
    <SectionFrame title={words.views}>
      <div className="mt-6 grid gap-8 md:gap-12">
        {side && (
          <View
            picture={side}
            alt={words.sideView(model.name, paint)}
            caption={words.fromSide}
            sizes="(min-width: 1376px) 1280px, 93vw"
          />
        )}
        <div className="grid items-center gap-5 md:grid-cols-12 md:gap-8 lg:gap-12">
          {rear && (
            <View
              picture={rear}
              alt={words.rearView(model.name, paint)}
              caption={words.fromBehind}
              sizes="(min-width: 1376px) 727px, (min-width: 768px) 52vw, calc(100vw - 2.5rem)"
              className="md:col-span-7"
            />
          )}
          {turns && (
            <p className="md:col-span-5 md:text-lg">
              {words.allRound}{' '}
              <Link
                to={configurationPath(model.bikeName, { variant, colour })}
                state={{ bikeName: model.bikeName }}
                className="link inline-flex min-h-11 items-center"
              >
                {words.turnIt}
              </Link>
            </p>
          )}
        </div>
      </div>
    </SectionFrame>
  )
}

type View = { picture: Picture; alt: string; caption: string; sizes: string; className?: string }

function View({ picture, alt, caption, sizes, className }: View) {
  return (
    <figure className={className}>
      <ResponsivePicture
        picture={picture}
        alt={alt}
        sizes={sizes}
        className="h-auto max-w-full rounded-picture"
      />
      <figcaption className="mt-2 text-quiet text-sm">{caption}</figcaption>
    </figure>
  )
}
