import type { Vehicle } from './vehicle.ts'
import * as words from './words.ts'

/** Engine, power and transmission in a row under hairlines; one under another on a phone. */
export function KeyFigures({
  model,
  className = '',
}: {
  model: Pick<Vehicle, 'summary'>
  className?: string
}) {
  const { engine, power, transmission } = model.summary
  const figures = [
    [words.engine, engine],
    [words.power, power],
    [words.transmission, transmission],
  ] as const
  return (
    <dl className={`grid sm:grid-cols-3 ${className}`}>
      {figures.map(([label, value]) => (
        <div
          key={label}
          className="flex items-baseline justify-between gap-4 border-inherit border-t py-3 sm:block sm:py-5 lg:border-t-0"
        >
          <dt className="text-quiet text-sm in-[.stage]:text-on-stage-quiet">{label}</dt>
          <dd className="figure text-right text-base sm:text-left sm:text-lg xl:text-xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
