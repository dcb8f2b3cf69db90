import { findOtherPicturedVariant } from '#app/catalogue/vehicles/find-other-pictured-variant.ts'
import { NoScriptPicture } from '#app/catalogue/vehicles/turntable/no-script-views.tsx'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import * as words from './picture-words.ts'
import type { PicturedOptions } from './pictured-options.ts'
import type { VehicleConfiguration } from './vehicle-configuration.ts'

type Props = { sold: PicturedOptions; start: VehicleConfiguration }

/**
 * Without JavaScript: the model in the chosen colour, and notes on all that the picture does not
 * show. The turntable frames are further down the page.
 */
export function NoScriptVehiclePicture({ sold, start }: Props) {
  const [first] = sold.colours
  const chosen = sold.colours.find(({ slug }) => slug === start.colour?.slug) ?? first
  if (!chosen || !first) return null
  const { name, note, hero } = chosen
  const otherVariant = findOtherPicturedVariant(sold.picturesShow, chosen, start.variant)
  return (
    <>
      <NoScriptPicture picture={hero} alt={words.inColour(sold.name, name)} />
      <div className="px-(--edge) pt-2 text-quiet text-sm lg:px-0">
        {note && <p>{`${name} ${note}`}</p>}
        {chosen !== first && <p>{words.turnsIn(first.name)}</p>}
        {otherVariant !== undefined && <p>{vehicleWords.picturesShow(otherVariant)}</p>}
        {start.parts.length > 0 && <p>{words.withoutParts}</p>}
      </div>
    </>
  )
}
