import { type ComponentType, useEffect, useState } from 'react'
import type { Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'

export type PaintedPictureProps = {
  /** The vehicle in the chosen paint. */
  picture: Picture
  alt: string
  sizes: string
  className: string
}

/**
 * A vehicle in the chosen paint. Further paints sweep over the first one; their code loads at the
 * first choice. If it fails to load, they cover the first one at once.
 */
export function PaintedPicture({ picture, alt, ...look }: PaintedPictureProps) {
  const [first] = useState(picture)
  const [Sweep, setSweep] = useState<ComponentType<PaintedPictureProps>>()
  const isOther = picture.base !== first.base
  useEffect(() => {
    if (!isOther) return
    import('./paint-sweep.tsx').then(
      (module) => setSweep(() => module.PaintSweep),
      () => setSweep(() => PaintLayerPicture),
    )
  }, [isOther])
  return (
    <div className="grid">
      <PaintLayerPicture {...look} picture={first} alt={isOther || Sweep ? '' : alt} isPriority />
      {Sweep && <Sweep {...look} picture={picture} alt={alt} />}
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
