import type { Ref } from 'react'
import { Turntable } from '#app/catalogue/vehicles/turntable/turntable.tsx'
import type { TurntableHandle } from '#app/catalogue/vehicles/turntable/turntable-handle.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import * as words from './picture-words.ts'
import type { PicturedColourOption } from './pictured-options.ts'

const ConfiguredColourPicture = staticHtml(() =>
  import('./lazy-configurator.ts').then((module) => module.ConfiguredColourPicture),
)

type Props = {
  name: string
  /** Turntable frames in the first colour; empty if the model has none. */
  frames: readonly Picture[]
  /** A colour to show as a still picture; undefined shows the turntable. */
  painted: PicturedColourOption | undefined
  turntable: Ref<TurntableHandle>
}

/**
 * Pictures of the configured model: the turntable, or a still picture in a colour without frames.
 */
export function ConfiguredVehiclePictures({ name, frames, painted, turntable }: Props) {
  if (!painted) return <Turntable name={name} frames={frames} handle={turntable} />
  return <ConfiguredColourPicture picture={painted.hero} alt={words.inColour(name, painted.name)} />
}
