import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import * as words from './picture-words.ts'
import type { PicturedColourOption } from './pictured-options.ts'
import type { ChosenAccessory } from './vehicle-configuration.ts'

type Props = {
  chosen: PicturedColourOption | undefined
  /** Colour of the turntable frames, if it is not the chosen one. */
  turned: PicturedColourOption | undefined
  isTurned: boolean
  onTurn: (isTurned: boolean) => void
  parts: readonly ChosenAccessory[]
  /** Variant in the picture, if it is not the chosen one. */
  otherVariant: string | undefined
  /** Accessories that the 3D view cannot draw. */
  undrawn: readonly ChosenAccessory[]
}

/** Notes on chosen options that the pictures do not show. */
export function NotPicturedNotes({
  chosen,
  turned,
  isTurned,
  onTurn,
  parts,
  otherVariant,
  undrawn,
}: Props) {
  return (
    <div className="picture-notes mt-2 grid text-quiet text-sm lg:text-center noscript:hidden">
      <div className="col-start-1 row-start-1">
        {chosen?.note && <p>{`${chosen.name} ${chosen.note}`}</p>}
        {chosen && turned && (
          <p>
            {words.turnsIn(turned.name)}{' '}
            <button
              type="button"
              className="link inline-flex min-h-11 items-center"
              onClick={() => onTurn(!isTurned)}
            >
              {isTurned ? words.backTo(chosen.name) : words.turnIt}
            </button>
          </p>
        )}
        {otherVariant !== undefined && <p>{vehicleWords.picturesShow(otherVariant)}</p>}
        {parts.length > 0 && <p>{words.withoutParts}</p>}
      </div>
      {undrawn.length > 0 && (
        <p className="undrawn col-start-1 row-start-1">
          {words.undrawn(undrawn.map(({ heading }) => heading).join(', '))}
        </p>
      )}
    </div>
  )
}
