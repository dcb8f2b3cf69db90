import { useEffect, useMemo, useRef, useState } from 'react'
import { defaultMachine, type Picture, pictureUrl, plainUrl } from '#app/media/pictures/picture.ts'
import { AskForFrames } from './ask-for-frames.tsx'
import { TurntableControls, TurntableProgress } from './turntable-controls.tsx'
import { nearestLoaded, turn } from './turntable-motion.ts'
import { useFrames } from './use-frames.ts'
import { useTurning } from './use-turning.ts'
import { useWanted } from './use-wanted.ts'
import * as words from './words.ts'

/** The machine on its turntable: drag, swipe, arrow keys or buttons turn it. */
export function Turntable({ name, frames }: { name: string; frames: readonly Picture[] }) {
  const count = frames.length
  const stage = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  const { isWanted, waits, ask } = useWanted(stage)
  const [choice, setChoice] = useState<FrameChoice>()
  const urls = useMemo(
    () => (isWanted && choice ? frames.map((frame) => addressOf(frame, choice)) : undefined),
    [frames, choice, isWanted],
  )
  const [frame, setFrame] = useState(0)
  const { loaded, failed } = useFrames(urls, frame)
  const turning = useTurning({ frame, setFrame, count, failed })
  const wanted = turn(frame, 0, count, failed)
  const shown = nearestLoaded(wanted, count, loaded)
  // To the right, as the keys and the finger go: against the order of the pictures.
  const degrees = Math.round((((count - wanted) % count) * 360) / count)
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
        <FirstThenFrame
          first={frames[0]}
          url={hasNone ? defaultMachine : shown === undefined ? undefined : urls?.[shown]}
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
        <AskForFrames
          count={count}
          onAsk={() => {
            ask()
            // The button goes: whoever pressed it by key goes on with the arrows.
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

/** What the browser chose for the first frame is what all others are loaded in: pixels across as AVIF, or the WebP. */
type FrameChoice = number | 'webp'

/** The server's picture of the first frame, then, in the same element, whichever frame is shown. */
function FirstThenFrame({
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
    const settle = () => onChoice(choiceOf(img.currentSrc, first))
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
          <source type="image/avif" media={desk} srcSet={pictureUrl(first, first.width, 'avif')} />
          <source type="image/avif" srcSet={pictureUrl(first, leastOf(first), 'avif')} />
        </>
      )}
      <img
        ref={image}
        src={url ?? plainUrl(first)}
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

/** A phone turns the narrowest frames, however fine its screen: there are many of them. */
const desk = '(min-width: 48rem)'
const leastOf = ({ widths, width }: Picture) => widths[0] ?? width

function choiceOf(address: string, first: Picture): FrameChoice {
  return first.widths.find((it) => address.endsWith(pictureUrl(first, it, 'avif'))) ?? 'webp'
}

function addressOf(frame: Picture, choice: FrameChoice): string {
  if (choice === 'webp') return plainUrl(frame)
  const width = frame.widths.find((it) => it >= choice) ?? frame.width
  return pictureUrl(frame, width, 'avif')
}
