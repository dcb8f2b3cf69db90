import type { Variant } from '#app/catalogue/vehicles/vehicle.ts'
import { AccessoryChapter } from './accessory-chapter.tsx'
import { CareChapter } from './care-chapter.tsx'
import { ColourChapter } from './colour-chapter.tsx'
import { CostChapter } from './cost-chapter.tsx'
import { FeatureChapters } from './feature-chapters.tsx'
import { LeadChapter } from './lead-chapter.tsx'
import { RideBand } from './ride-band.tsx'
import { RivalChapter } from './rival-chapter.tsx'
import { ScaleChapter } from './scale-chapter.tsx'
import type { Story } from './story.server.ts'
import { ViewsChapter } from './views-chapter.tsx'

/** A model from what it is to the way to ride it. Chapters without data are left out, and chapters that sell where the model is not on sale. */
export function ModelStory({
  story,
  variant,
  colour,
}: {
  story: Story
  /** The chosen one and the slug of its paint; undefined where nobody has chosen yet. */
  variant?: Variant | undefined
  colour?: string | undefined
}) {
  const { model } = story
  const chosen = { variant: variant?.name, colour }
  return (
    <>
      <LeadChapter model={model} />
      <ViewsChapter model={model} views={story.views} chosen={chosen} />
      <FeatureChapters features={story.features} />
      <ScaleChapter model={model} scales={story.scales} />
      <ColourChapter model={model} colours={story.colours} />
      {model.isOnSale && <CostChapter model={model} loan={story.loan} chosen={chosen} />}
      <AccessoryChapter
        model={model}
        accessories={story.accessories}
        count={story.accessoryCount}
      />
      <CareChapter care={story.care} />
      <RivalChapter model={model} price={variant?.price ?? model.price} rivals={story.rivals} />
      {model.isOnSale && <RideBand model={model} ride={story.ride} chosen={chosen} />}
    </>
  )
}
