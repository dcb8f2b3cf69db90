import { Turntable } from '#app/catalogue/vehicles/turntable/turntable.tsx'
import type { Picture } from '#app/media/pictures/picture.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import * as words from './picture-words.ts'
import type { PicturedColourOption } from './pictured-options.ts'

const ConfiguredColourPicture = staticHtml(() =>
  import('./lazy-configurator.ts').then((module) => module.ConfiguredColourPicture),
)

type Props = {
  name: string
  /** In the first paint; none of a machine that nobody has turned yet. */
  frames: readonly Picture[]
  /** The paint in which it stands; none is turned. */
  painted: PicturedColourOption | undefined
}

/** The machine as pictures have it: turned by hand, or as it stands in a paint that was never turned. */
export function ConfiguredVehiclePictures({ name, frames, painted }: Props) {
  if (!painted) return <Turntable name={name} frames={frames} />
  return <ConfiguredColourPicture picture={painted.hero} alt={words.inColour(name, painted.name)} />
}
