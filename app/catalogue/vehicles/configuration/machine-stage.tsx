import { Turntable } from '#app/catalogue/vehicles/turntable/turntable.tsx'
import type { Picture } from '#app/media/pictures/picture.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import * as words from './picture-words.ts'
import type { SoldColour } from './sold.ts'

const Painted = staticHtml(() => import('./late.ts').then((module) => module.Painted))

type Props = {
  name: string
  /** In the first paint; none of a machine that nobody has turned yet. */
  frames: readonly Picture[]
  /** The paint in which it stands; none is turned. */
  painted: SoldColour | undefined
}

/** The machine as pictures have it: turned by hand, or as it stands in a paint that was never turned. */
export function MachineStage({ name, frames, painted }: Props) {
  if (!painted) return <Turntable name={name} frames={frames} />
  return <Painted picture={painted.hero} alt={words.inColour(name, painted.name)} />
}
