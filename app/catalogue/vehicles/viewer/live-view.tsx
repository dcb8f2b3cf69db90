import { useCallback, useEffect, useRef, useState } from 'react'
import { Palette } from '#app/ui/icons/palette.ts'
import { X } from '#app/ui/icons/x.ts'
import { LiveControls } from './live-controls.tsx'
import { LiveSession } from './live-session.ts'
import * as words from './live-words.ts'
import { OwnColour } from './own-colour.tsx'
import type { Paint } from './paint.ts'
import { groundBehind, savePicture } from './save-picture.ts'
import { useHand } from './use-hand.ts'
import { firstView, presets, turnedBy, type View } from './view.ts'

export type LiveViewProps = {
  slug: string
  name: string
  paint: Paint
  fittings: readonly string[]
  /** Whether it stands in the pictures' place. */
  isShown: boolean
  /** There is a picture, or none for a while. */
  onShown: (isShown: boolean) => void
  onFailed: () => void
  onClose: () => void
}

/** The machine drawn by the browser: fills the box that it stands in. */
export function LiveView({
  slug,
  name,
  paint,
  fittings,
  isShown,
  onClose,
  ...told
}: LiveViewProps) {
  const stage = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const session = useRef<LiveSession>(undefined)
  const listener = useRef(told)
  const [isReady, setReady] = useState(false)
  const [seen, setSeen] = useState(seenAs(firstView))
  const [isWhole, setWhole] = useState(true)
  const [isOwnOpen, setOwnOpen] = useState(false)
  const own = useOwnPaint(paint)
  const shownPaint = own.paint ?? paint
  const paintNow = useRef(shownPaint)
  const fit = fittings.join()
  const fitNow = useRef(fit)
  const hand = useHand(
    slider,
    useCallback(() => session.current?.mover, []),
  )

  useEffect(() => {
    listener.current = told
    paintNow.current = shownPaint
    fitNow.current = fit
  })

  useEffect(() => {
    if (!canvas.current) return
    const opened = new LiveSession(canvas.current, {
      onView: (view) => setSeen(seenAs(view)),
      onShown: (isShown) => {
        setReady(isShown)
        listener.current.onShown(isShown)
      },
      onFailed: () => listener.current.onFailed(),
      onFitted: setWhole,
    })
    session.current = opened
    return () => {
      session.current = undefined
      opened.dispose()
    }
  }, [])

  useEffect(() => {
    void session.current?.show(slug, paintNow.current, partsOf(fitNow.current))
  }, [slug])
  useEffect(() => {
    session.current?.paint(shownPaint)
  }, [shownPaint])
  useEffect(() => {
    if (isReady) void session.current?.fit(partsOf(fit))
  }, [fit, isReady])
  useEffect(() => {
    // The button goes: whoever pressed it by key goes on with the arrows.
    const isNowhere = document.activeElement === document.body
    if (isShown && isNowhere) slider.current?.focus({ preventScroll: true })
  }, [isShown])

  const save = () => {
    if (!session.current || !stage.current) return
    void savePicture(session.current.picture(groundBehind(stage.current)), words.pictureFile(name))
  }

  return (
    <div ref={stage} className="flex h-full flex-col">
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label={words.live(name)}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={seen.degrees}
        aria-valuetext={words.seen(seen.degrees, seen.above)}
        className={`relative grow touch-pan-y select-none in-[:fullscreen]:touch-none -outline-offset-4 ${hand.isHeld ? 'cursor-grabbing' : 'cursor-grab'}`}
        style={leastHeight}
        {...hand.handlers}
      >
        <canvas ref={canvas} className="absolute inset-0 size-full" style={softEnds} />
      </div>
      <button
        type="button"
        aria-label={words.pictures}
        className={`${round} top-1 left-2`}
        onClick={onClose}
      >
        <X aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.nearer}
        className={`${round} top-1 right-2`}
        onClick={() => session.current?.mover.zoom(1.25)}
      >
        <span aria-hidden>+</span>
      </button>
      <button
        type="button"
        aria-label={words.further}
        className={`${round} top-13 right-2`}
        onClick={() => session.current?.mover.zoom(1 / 1.25)}
      >
        <span aria-hidden>−</span>
      </button>
      <button
        type="button"
        aria-label={words.ownColour}
        title={words.ownColour}
        aria-expanded={isOwnOpen}
        className={`${round} top-13 left-2`}
        onClick={() => setOwnOpen(!isOwnOpen)}
      >
        <Palette aria-hidden className="size-5" />
      </button>
      {isOwnOpen ? (
        <OwnColour
          paint={shownPaint}
          isOwn={own.paint !== undefined}
          onChange={own.choose}
          onEnd={own.end}
        />
      ) : (
        <LiveControls
          stage={stage}
          onPreset={(preset) => session.current?.mover.goTo(presets[preset])}
          onSave={save}
        />
      )}
      <p role="status" className="sr-only">
        {isReady ? words.ready : ''}
      </p>
      <p role="status" className="px-3 text-center text-sm leading-tight">
        {isWhole ? '' : words.notWhole}
      </p>
    </div>
  )
}

// No classes: the style sheet comes with every page, and this with a tap.
const leastHeight = { minHeight: 'min(12rem, 50vw)' }
const softEnds = { maskImage: 'linear-gradient(transparent, #000 5%, #000 95%, transparent)' }
const round =
  'absolute grid size-11 cursor-pointer place-items-center rounded-full border border-current/55 bg-ground/80 text-ink text-lg'

const partsOf = (fit: string) => fit.split(',').filter(Boolean)
const seenAs = (view: View) => ({ degrees: turnedBy(view), above: Math.round(view.elevation) })

/** A colour of one's own holds until one of the model's is chosen. */
function useOwnPaint(paint: Paint) {
  const [own, setOwn] = useState<{ paint: Paint; instead: Paint }>()
  const isHeld = own !== undefined && isSame(own.instead, paint)
  return {
    paint: isHeld ? own.paint : undefined,
    choose: (chosen: Paint) => setOwn({ paint: chosen, instead: paint }),
    end: () => setOwn(undefined),
  }
}

const isSame = (one: Paint, other: Paint) =>
  one.base === other.base && one.second === other.second && one.finish === other.finish
