import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import {
  brokenPictureUrl,
  type Picture,
  pictureUrl,
  webpPictureUrl,
} from '#app/media/pictures/picture.ts'
import { LoadFramesButton } from './load-frames-button.tsx'
import { TurntableControls, TurntableProgress } from './turntable-controls.tsx'
import type { TurntableHandle } from './turntable-handle.ts'
import { nearestLoadedFrame, stepFrame } from './turntable-motion.ts'
import { usePreloadFrames } from './use-preload-frames.ts'
import { useShouldLoadFrames } from './use-should-load-frames.ts'
import { useTurntableRotation } from './use-turntable-rotation.ts'
import * as words from './words.ts'

type Props = {
  name: string
  frames: readonly Picture[]
  /** Lets another view continue the rotation. */
  handle?: Ref<TurntableHandle> | undefined
}

/** The 360° view, rotated by drag, swipe, arrow keys or buttons. */
export function Turntable({ name, frames, handle }: Props) {
  const count = frames.length
  const stage = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  const { isWanted, waits, ask } = useShouldLoadFrames(stage)
  const [choice, setChoice] = useState<FrameChoice>()
  const urls = useMemo(
    () => (isWanted && choice ? frames.map((frame) => frameUrl(frame, choice)) : undefined),
    [frames, choice, isWanted],
  )
  const [frame, setFrame] = useState(0)
  const { loaded, failed } = usePreloadFrames(urls, frame)
  const turning = useTurntableRotation({ frame, setFrame, count, failed })
  const wanted = stepFrame(frame, 0, count, failed)
  const shown = nearestLoadedFrame(wanted, count, loaded)
  // Degrees increase to the right, as with keys and drag; the frames rotate to the left.
  const degrees = Math.round((((count - wanted) % count) * 360) / count)
  const shownDegrees = useRef(degrees)
  useEffect(() => {
    shownDegrees.current = degrees
  }, [degrees])
  const { held, stop } = turning
  useImperativeHandle(
    handle,
    () => ({
      degrees: () => shownDegrees.current,
      held,
      picture: () => slider.current?.querySelector('img')?.getBoundingClientRect(),
      hasFocus: () => stage.current?.contains(document.activeElement) ?? false,
      turnTo(turned) {
        stop()
        setFrame((count - Math.round((turned * count) / 360)) % count)
      },
    }),
    [count, held, stop],
  )
  const done = loaded.size + failed.size
  const hasNone = done === count && loaded.size === 0

  return (
    <div ref={stage} className="turntable relative flex flex-col justify-center overflow-hidden">
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-disabled={waits || undefined}
        aria-label={words.allRound(name)}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={words.turnedBy(degrees)}
        className={`flex touch-pan-y select-none justify-center -outline-offset-4 ${waits ? '' : turning.isHeld ? 'cursor-grabbing' : 'cursor-grab'}`}
        {...(waits ? undefined : turning.handlers)}
      >
        <FrameImage
          first={frames[0]}
          url={hasNone ? brokenPictureUrl : shown === undefined ? undefined : urls?.[shown]}
          onChoice={setChoice}
        />
      </div>
      {!waits && done < count && <TurntableProgress done={done} of={count} />}
      <p role="status" className="sr-only">
        {done === count && !hasNone ? words.ready : ''}
      </p>
      {hasNone && (
        <p role="alert" className="absolute inset-x-0 top-0 p-4 text-center">
          {words.noPictures}
        </p>
      )}
      {waits ? (
        <LoadFramesButton
          count={count}
          onAsk={() => {
            ask()
            // The button disappears: a keyboard user continues on the view with the arrow keys.
            slider.current?.focus()
          }}
        />
      ) : (
        <TurntableControls
          stage={stage}
          onTurn={(direction) => turning.step(-direction * Math.max(1, Math.round(count / 12)))}
        />
      )}
    </div>
  )
}

/**
 * The format that the browser chose for the first frame: the width of an AVIF file in pixels, or
 * WebP. All other frames load in it.
 */
type FrameChoice = number | 'webp'

/** Shows the server-rendered first frame, and later any other frame in the same element. */
function FrameImage({
  first,
  url,
  onChoice,
}: {
  first: Picture | undefined
  url: string | undefined
  onChoice: (choice: FrameChoice) => void
}) {
  const image = useRef<HTMLImageElement>(null)
  const isFirst = url === undefined
  useEffect(() => {
    const img = image.current
    if (!img || !first) return
    const settle = () => onChoice(frameChoiceOf(img.currentSrc, first))
    if (img.complete) return settle()
    img.addEventListener('load', settle, { once: true })
    img.addEventListener('error', settle, { once: true })
    return () => {
      img.removeEventListener('load', settle)
      img.removeEventListener('error', settle)
    }
  }, [first, onChoice])
  if (!first) return null

  return (
    <picture>
      {isFirst && (
        <>
          <source
            type="image/avif"
            media={desktopMediaQuery}
            srcSet={pictureUrl(first, first.width, 'avif')}
          />
          <source type="image/avif" srcSet={pictureUrl(first, smallestWidth(first), 'avif')} />
        </>
      )}
      <img
        ref={image}
        src={url ?? webpPictureUrl(first)}
        width={first.width}
        height={first.height}
        alt=""
        draggable={false}
        decoding="sync"
        fetchPriority="high"
        className="turntable-picture"
      />
    </picture>
  )
}

/** A phone loads the narrowest frames regardless of its pixel density, because there are many. */
const desktopMediaQuery = '(min-width: 48rem)'
const smallestWidth = ({ widths, width }: Picture) => widths[0] ?? width

function frameChoiceOf(address: string, first: Picture): FrameChoice {
  return first.widths.find((it) => address.endsWith(pictureUrl(first, it, 'avif'))) ?? 'webp'
}

function frameUrl(frame: Picture, choice: FrameChoice): string {
  if (choice === 'webp') return webpPictureUrl(frame)
  const width = frame.widths.find((it) => it >= choice) ?? frame.width
  return pictureUrl(frame, width, 'avif')
}
