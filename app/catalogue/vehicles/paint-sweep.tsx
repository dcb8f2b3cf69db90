import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import { HeadlampGlow } from './headlamp-glow.tsx'
import {
  choosePaintLayer,
  endPaintSweep,
  type PaintLayer,
  sweepPaintLayer,
} from './paint-layers.ts'
import type { PaintedPictureProps } from './painted-picture.tsx'

/**
 * The chosen paint above the first one, and the light of the headlamp above both. A new paint spreads over the previous one from its swatch,
 * once its picture is decoded.
 */
export function PaintSweep({
  picture,
  alt,
  headlamp,
  first,
  ...look
}: PaintedPictureProps & { first: Picture }): ReactNode {
  const [layers, setLayers] = useState<readonly PaintLayer[]>([])
  const shown = layers.at(-1)?.picture ?? first
  if (shown.base !== picture.base) setLayers(choosePaintLayer(layers, picture))
  const lamp = headlamp && <HeadlampGlow {...headlamp} />
  const paints = layers.map((layer, index) => (
    <SweepingLayer
      key={layer.id}
      state={layer.state}
      onLoad={() => setLayers((now) => sweepPaintLayer(now, layer))}
      onSwept={() => setLayers((now) => endPaintSweep(now, layer))}
    >
      <ResponsivePicture
        {...look}
        picture={layer.picture}
        alt={index === layers.length - 1 && picture.base !== first.base ? alt : ''}
        isInView
      />
    </SweepingLayer>
  ))
  return (
    <>
      {lamp}
      {paints}
    </>
  )
}

function SweepingLayer({
  state,
  onLoad,
  onSwept,
  children,
}: Pick<PaintLayer, 'state'> & {
  onLoad: () => void
  onSwept: () => void
  children: ReactNode
}) {
  const layer = useRef<HTMLDivElement>(null)
  const sweep = useEffectEvent(() => {
    placeSweep(layer.current)
    onLoad()
  })
  useEffect(() => {
    const img = layer.current?.querySelector('img')
    if (state !== 'loads' || !img) return
    let isOver = false
    const start = () => {
      if (!isOver) sweep()
    }
    // A picture that fails to load is replaced by a drawing, which is shown as well.
    img.decode().then(start, start)
    return () => {
      isOver = true
    }
  }, [state])
  return (
    <div ref={layer} onAnimationEnd={onSwept} className={`paint-layer ${lookByState[state]}`}>
      {children}
    </div>
  )
}

const lookByState = { loads: 'opacity-0', sweeps: 'paint-sweep', covers: '' }

/** Starts the sweep at the point of the picture that is nearest to the chosen swatch. */
function placeSweep(layer: HTMLElement | null): void {
  // The circle of `ColourSwatch` on the chosen button or option.
  const swatch = document.querySelector(
    '[aria-pressed="true"] .stroke-control, :checked + * .stroke-control',
  )
  if (!layer || !swatch) return
  const on = layer.getBoundingClientRect()
  const { x, y, width, height } = swatch.getBoundingClientRect()
  const across = percent((x + width / 2 - on.x) / on.width)
  const down = percent((y + height / 2 - on.y) / on.height)
  layer.style.setProperty('--swept-from', `${across} ${down}`)
}

const percent = (share: number) => `${Math.round(100 * Math.max(0, Math.min(1, share)))}%`
