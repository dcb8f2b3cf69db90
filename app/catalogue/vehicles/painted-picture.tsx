import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Picture } from '#app/media/pictures/picture.ts'
import { ResponsivePicture } from '#app/media/pictures/responsive-picture.tsx'
import {
  choosePaintLayer,
  type PaintLayer,
  removeCoveredLayers,
  showPaintLayer,
} from './paint-layers.ts'

type Props = {
  /** The vehicle in the chosen paint. */
  picture: Picture
  alt: string
  sizes: string
  /** Classes of each picture. */
  className: string
  /** Classes of the element around each picture. */
  layerClassName?: string
}

/**
 * A vehicle in the chosen paint. A new paint spreads over the previous one from its swatch, once
 * its picture is decoded.
 */
export function PaintedPicture({ picture, alt, sizes, className, layerClassName = '' }: Props) {
  const [layers, setLayers] = useState<readonly PaintLayer[]>([{ id: 0, picture, isReady: true }])
  if (layers.at(-1)?.picture.base !== picture.base) setLayers(choosePaintLayer(layers, picture))
  return (
    <div className="grid">
      {layers.map((layer, index) => (
        <SweepingLayer
          key={layer.id}
          isReady={layer.isReady}
          isLowest={index === 0}
          className={layerClassName}
          onReady={() => setLayers((now) => showPaintLayer(now, layer))}
          onSwept={() => setLayers((now) => removeCoveredLayers(now, layer))}
        >
          <ResponsivePicture
            picture={layer.picture}
            alt={index === layers.length - 1 ? alt : ''}
            sizes={sizes}
            isPriority={layer.id === 0}
            isInView
            className={className}
          />
        </SweepingLayer>
      ))}
    </div>
  )
}

function SweepingLayer({
  isReady,
  isLowest,
  className,
  onReady,
  onSwept,
  children,
}: {
  isReady: boolean
  isLowest: boolean
  className: string
  onReady: () => void
  onSwept: () => void
  children: ReactNode
}) {
  const layer = useRef<HTMLDivElement>(null)
  const ready = useEffectEvent(onReady)
  useEffect(() => {
    const { current } = layer
    const img = current?.querySelector('img')
    if (isReady || !img) return
    let isOver = false
    const show = () => {
      if (isOver) return
      placeSweep(current)
      ready()
    }
    // A picture that fails to load is replaced by a drawing, which is shown as well.
    img.decode().then(show, show)
    return () => {
      isOver = true
    }
  }, [isReady])
  const look = isReady ? !isLowest && 'paint-sweep' : 'opacity-0'
  return (
    <div
      ref={layer}
      onAnimationEnd={onSwept}
      className={`col-start-1 row-start-1 ${look || ''} ${className}`}
    >
      {children}
    </div>
  )
}

/** Starts the sweep at the point of the picture that is nearest to the chosen swatch. */
function placeSweep(layer: HTMLElement | null): void {
  const swatch = document.querySelector(
    '[aria-pressed="true"] [data-swatch], :checked + * > [data-swatch]',
  )
  if (!layer || !swatch) return
  const on = layer.getBoundingClientRect()
  const { x, y, width, height } = swatch.getBoundingClientRect()
  const across = percent((x + width / 2 - on.x) / on.width)
  const down = percent((y + height / 2 - on.y) / on.height)
  layer.style.setProperty('--swept-from', `${across} ${down}`)
}

const percent = (share: number) => `${Math.round(100 * Math.max(0, Math.min(1, share)))}%`
