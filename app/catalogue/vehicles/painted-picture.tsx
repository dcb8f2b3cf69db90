import { type ComponentType, useEffect, useState } from 'react'
import type { Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import type { Headlamp } from './headlamp.ts'

export type PaintedPictureProps = {
  /** The vehicle in the chosen paint. */
  picture: Picture
  alt: string
  sizes: string
  headlamp?: Headlamp | undefined
  className: string
}

/**
 * A vehicle in the chosen paint. Further paints sweep over the first one, and the headlamp glows in
 * the dark; the code of both loads later. If it fails to load, a paint covers the first one at once.
 */
export function PaintedPicture({ picture, alt, ...look }: PaintedPictureProps) {
  const [first] = useState(picture)
  const [Sweep, setSweep] = useState<ComponentType<PaintedPictureProps & { first: Picture }>>()
  const isOther = picture.base !== first.base
  useEffect(() => {
    if (!isOther && !look.headlamp) return
    import('./paint-sweep.tsx').then(
      (module) => setSweep(() => module.PaintSweep),
      () => setSweep(() => PaintLayerPicture),
    )
  }, [isOther, look.headlamp])
  return (
    <div className="grid">
      <PaintLayerPicture {...look} picture={first} alt={isOther ? '' : alt} isPriority />
      {Sweep && <Sweep {...look} {...{ first, picture, alt }} />}
    </div>
  )
}

function PaintLayerPicture(shown: PaintedPictureProps & { isPriority?: boolean }) {
  return (
    <div className="paint-layer">
      <ResponsivePicture {...shown} />
    </div>
  )
}
