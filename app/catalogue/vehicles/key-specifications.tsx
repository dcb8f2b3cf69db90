import { ApproximateMark } from './approximate-mark.tsx'
import type { KeySpecification } from './list-key-specifications.ts'
import * as words from './words.ts'

/** The three key specifications, in a row; on a phone one below the other. */
export function KeySpecifications({
  model,
  className = '',
}: {
  model: { keyFigures: readonly KeySpecification[] }
  className?: string
}) {
  return (
    <dl className={`grid gap-x-8 sm:grid-cols-3 ${className}`}>
      {model.keyFigures.map(({ name, value, approximate }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 border-inherit border-t py-3 sm:block sm:py-5 lg:border-t-0"
        >
          <dt className="text-quiet text-sm in-[.stage]:text-on-stage-quiet">
            {words.keyFigures[name]}
          </dt>
          <dd className="figure text-right text-base sm:text-left sm:text-lg xl:text-xl">
            {value}
            {approximate && <ApproximateMark isFigure />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
