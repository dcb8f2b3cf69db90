import { ApproximateMark } from '#app/catalogue/vehicles/approximate-mark.tsx'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { Link } from '#app/ui/components/link.tsx'
import { describeEverydayComparison } from './describe-everyday-comparison.ts'
import { EverydayComparisonDrawing } from './everyday-comparison-drawing.tsx'
import type { EverydayComparison } from './everyday-comparisons.ts'
import { SectionFrame } from './section-frame.tsx'
import * as words from './words.ts'

/** The most important specifications, each with an everyday comparison. */
export function EverydayComparisonsSection({
  model,
  scales,
}: {
  model: Pick<Vehicle, 'bikeName'>
  scales: readonly EverydayComparison[]
}) {
  if (scales.length === 0) return null
  return (
    <SectionFrame title={words.figures}>
      <dl className="mt-8 grid gap-x-12 max-md:gap-y-10 md:grid-cols-3 md:grid-rows-[auto_auto_auto_auto]">
        {scales.map((scale) => {
          const { figure, isApproximate, caption } = describeEverydayComparison(scale)
          return (
            <div
              key={scale.of}
              className="border-hairline max-md:not-first:border-t max-md:not-first:pt-8 md:row-span-4 md:grid md:grid-rows-subgrid"
            >
              <dt className="text-quiet text-sm">{words.scales[scale.of]}</dt>
              <dd className="figure mt-1 text-xl lg:text-2xl">
                {figure}
                {isApproximate && <ApproximateMark isFigure />}
              </dd>
              <dd className="mt-6 flex h-32 items-end">
                <EverydayComparisonDrawing scale={scale} />
              </dd>
              <dd className="mt-4 text-quiet text-sm">{caption}</dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-6">
        <Link
          to={`${modelDetailPath(model)}?tab=specifications`}
          className="link inline-flex min-h-11 items-center"
        >
          {words.everyFigure}
        </Link>
      </p>
    </SectionFrame>
  )
}
