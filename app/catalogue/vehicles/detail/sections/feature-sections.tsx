import type { Feature } from '#app/catalogue/vehicles/vehicle.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'

/**
 * The features, one below the other. A picture never exceeds its own pixels; a large one takes the
 * full width.
 */
export function FeatureSections({ features }: { features: readonly Feature[] }) {
  if (features.length === 0) return null
  return (
    <div className="column grid gap-12 pb-12 md:gap-20 md:pb-20">
      {features.map((feature, index) => (
        <FeatureSection key={feature.heading} feature={feature} isMirrored={index % 2 === 1} />
      ))}
    </div>
  )
}

function FeatureSection({ feature, isMirrored }: { feature: Feature; isMirrored: boolean }) {
  const { heading, description, picture } = feature
  const isLarge = picture.width >= 1600
  return (
    <section
      className={
        isLarge ? 'grid gap-6' : 'grid items-center gap-5 md:grid-cols-12 md:gap-8 lg:gap-12'
      }
    >
      <div className={`md:col-span-7 ${isMirrored && !isLarge ? 'md:order-last' : ''}`}>
        <ResponsivePicture
          picture={picture}
          alt=""
          sizes={isLarge ? largeSizes : besideSizes}
          className="h-auto max-w-full rounded-picture"
        />
      </div>
      <div className="md:col-span-5">
        <h2 className="headline text-2xl md:text-3xl">{heading}</h2>
        <p className="mt-3 max-w-[46ch] text-quiet md:text-lg">{description}</p>
      </div>
    </section>
  )
}

const largeSizes = '(min-width: 1376px) 1280px, 93vw'
const besideSizes = '(min-width: 1376px) 727px, (min-width: 768px) 52vw, calc(100vw - 2.5rem)'
