import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import type { OnRoadVehicle } from './on-road-vehicle.ts'
import * as words from './words.ts'

/**
 * Shows the vehicle above the form in one row, so that the form starts in a phone's first viewport.
 */
export function VehicleHeading({ vehicle }: { vehicle: OnRoadVehicle }) {
  const { name, icon, variant, colour } = vehicle
  const details = [...new Set([variant, colour])].filter(Boolean).join(', ')
  return (
    <div className="flex items-center gap-4 rounded-picture border border-hairline p-3 md:p-5">
      <ModelIcon
        icon={icon}
        sizes="(min-width: 768px) 160px, 96px"
        isInView
        className="h-auto w-24 shrink-0 md:w-40"
      />
      <div className="min-w-0">
        <p className="font-bold text-lg leading-tight md:text-2xl">{name}</p>
        {details && <p className="text-quiet">{details}</p>}
        {/* A plain link reloads the document, so that the form restarts with the typed values
            restored. */}
        <a href="/on-road-price" className="link inline-flex min-h-11 items-center text-sm">
          {words.anotherVehicle}
        </a>
      </div>
    </div>
  )
}
