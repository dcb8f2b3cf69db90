import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { type Picture, pictureUrl, webpPictureUrl } from '#app/media/pictures/picture.ts'
import * as words from './colours-words.ts'

/** Zoom factor, and diameter of the lens in pixels. */
const magnification = 1.5
const lensDiameter = 150

type Point = { x: number; y: number; width: number; height: number }

/** A round magnifier over a picture. It follows pointer, finger or arrow keys. */
export function Magnifier({
  picture,
  label,
  children,
}: {
  picture: Picture
  label: string
  children: ReactNode
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Point>()

  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setAt({ x: event.clientX - left, y: event.clientY - top, width, height })
  }

  function centre() {
    const { current } = frame
    if (!current?.matches(':focus-visible')) return
    const { width, height } = current.getBoundingClientRect()
    setAt({ x: width / 2, y: height / 2, width, height })
  }

  function move(event: KeyboardEvent) {
    const [dx, dy] = lensStepByKey[event.key] ?? [0, 0]
    if (!at || (dx === 0 && dy === 0)) return
    event.preventDefault()
    setAt({
      ...at,
      x: Math.max(0, Math.min(at.width, at.x + dx)),
      y: Math.max(0, Math.min(at.height, at.y + dy)),
    })
  }

  return (
    <div
      ref={frame}
      tabIndex={0}
      role="group"
      aria-label={words.magnifier(label)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={() => setAt(undefined)}
      onPointerCancel={() => setAt(undefined)}
      onFocus={centre}
      onBlur={() => setAt(undefined)}
      onKeyDown={move}
      className="relative cursor-crosshair touch-pan-y overflow-hidden"
    >
      {children}
      {at && <Lens picture={picture} at={at} />}
    </div>
  )
}

const lensStepByKey: Record<string, [number, number]> = {
  ArrowLeft: [-24, 0],
  ArrowRight: [24, 0],
  ArrowUp: [0, -24],
  ArrowDown: [0, 24],
}

function Lens({ picture, at: { x, y, width, height } }: { picture: Picture; at: Point }) {
  const radius = lensDiameter / 2
  return (
    <div
      data-lens
      aria-hidden="true"
      className="pointer-events-none absolute overflow-hidden rounded-full border-2 border-on-stage shadow-float"
      style={{ left: x - radius, top: y - radius, width: lensDiameter, height: lensDiameter }}
    >
      <picture className="contents">
        <source type="image/avif" srcSet={pictureUrl(picture, picture.width, 'avif')} />
        <img
          src={webpPictureUrl(picture)}
          alt=""
          className="absolute max-w-none object-cover"
          style={{
            width: width * magnification,
            height: height * magnification,
            left: radius - x * magnification - 2,
            top: radius - y * magnification - 2,
          }}
        />
      </picture>
    </div>
  )
}
