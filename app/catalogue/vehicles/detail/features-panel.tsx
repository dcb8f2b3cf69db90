import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { CardCarousel } from '#app/ui/components/card-carousel.tsx'
import type { FeatureTabRow } from './detail-tab-names.ts'
import * as words from './features-words.ts'

export function FeaturesPanel({
  name,
  features,
}: {
  name: string
  features: readonly FeatureTabRow[]
}) {
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-wrap text-title md:text-3xl">{words.title(name)}</h1>
      <div className="mt-6 -mx-2 md:-mx-3">
        <CardCarousel label={words.features} itemClassName="w-full sm:w-1/2 lg:w-1/3" wraps>
          {features.map(({ heading, description, picture }) => (
            <article key={heading} className="px-2 md:px-3">
              <ResponsivePicture
                picture={picture}
                alt=""
                sizes="(min-width: 1024px) 400px, (min-width: 640px) 48vw, 92vw"
                className="aspect-[3/2] h-auto w-full rounded-picture object-cover"
              />
              <h2 className="mt-4 font-bold text-lg leading-snug">{heading}</h2>
              <p className="mt-2 text-quiet">{description}</p>
            </article>
          ))}
        </CardCarousel>
      </div>
    </div>
  )
}
