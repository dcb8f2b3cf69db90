import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { chosenHeightRange } from '#app/catalogue/vehicles/rider-seat-height.ts'
import { readRiderHeight } from '#app/catalogue/vehicles/stored-rider-height.ts'
import type { TurntableHandle } from '#app/catalogue/vehicles/turntable/turntable-handle.ts'
import { CircleUser } from '#app/ui/icons/circle-user.ts'
import { X } from '#app/ui/icons/x.ts'
import {
  type CameraView,
  cameraViewPresets,
  degreesTurned,
  initialCameraView,
} from './camera-view.ts'
import { viewOfTurntable } from './continue-pictures.ts'
import { CustomColourPicker } from './custom-colour-picker.tsx'
import type { MachinePaint } from './machine-paint.ts'
import { backgroundColourBehind, saveScreenshot } from './save-screenshot.ts'
import { SeeAtHome } from './see-at-home.tsx'
import { useViewerGestures } from './use-viewer-gestures.ts'
import * as words from './viewer-3d-words.ts'
import { textButtonClass, ViewerControls } from './viewer-controls.tsx'
import { ViewerSession } from './viewer-session.ts'

export type Viewer3dProps = {
  slug: string
  name: string
  paint: MachinePaint
  fittings: readonly string[]
  /** Address of the model for AR viewers; undefined if there is none. */
  arModel?: string | undefined
  turntable: RefObject<TurntableHandle | null>
  /** `true` if the view replaces the pictures. */
  isShown: boolean
  /** `true` if the visitor asked for the view, and does not only turn the pictures. */
  isAsked: boolean
  /** Receives `false` while the view has no picture. */
  onShown: (isShown: boolean) => void
  onFailed: () => void
  onClose: () => void
}

/** The 3D view. It fills its parent. */
export function Viewer3d({
  slug,
  name,
  paint,
  fittings,
  arModel,
  turntable,
  isShown,
  isAsked,
  onClose,
  ...told
}: Viewer3dProps) {
  const stage = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const session = useRef<ViewerSession>(undefined)
  const listener = useRef(told)
  const [isReady, setReady] = useState(false)
  const [seen, setSeen] = useState(describedView(initialCameraView))
  const [isWhole, setWhole] = useState(true)
  const [isOwnOpen, setOwnOpen] = useState(false)
  const [rider, setRider] = useState<number>()
  const own = useCustomPaint(paint)
  const shownPaint = own.paint ?? paint
  const paintNow = useRef(shownPaint)
  const fit = fittings.join()
  const fitNow = useRef(fit)
  const hand = useViewerGestures(
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
    const opened = new ViewerSession(canvas.current, {
      onView: (view) => setSeen(describedView(view)),
      firstView: () => viewOfTurntable(turntable.current, canvas.current),
      onShown: (isShown) => {
        setReady(isShown)
        // The pictures are visible while the view has no picture.
        if (!isShown) turntable.current?.turnTo(degreesTurned(opened.mover.view))
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
  }, [turntable])

  useEffect(() => {
    void session.current?.show(slug, paintNow.current, parseFittings(fitNow.current))
  }, [slug])
  useEffect(() => {
    session.current?.paint(shownPaint)
  }, [shownPaint])
  useEffect(() => {
    if (isReady) void session.current?.fit(parseFittings(fit))
  }, [fit, isReady])
  useEffect(() => {
    if (isReady) session.current?.showRider(rider).catch(() => setRider(undefined))
  }, [rider, isReady])
  const takeOver = useEffectEvent(() => {
    const pictures = turntable.current
    // The pictures may have turned on since the first frame.
    const pictured = viewOfTurntable(pictures, canvas.current)
    if (pictured) session.current?.mover.showPictured(pictured)
    session.current?.comeCloser(isAsked)
    const held = pictures?.held()
    if (held) hand.takePointer(held)
    // The start button or the pictures disappear: a keyboard user continues on the view with the
    // arrow keys.
    const isNowhere = document.activeElement === document.body
    if (isNowhere || pictures?.hasFocus()) slider.current?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isShown) takeOver()
  }, [isShown])

  const save = () => {
    if (!session.current || !stage.current) return
    void saveScreenshot(
      session.current.picture(backgroundColourBehind(stage.current)),
      words.pictureFile(name),
    )
  }

  const exportUsdz = async () => {
    if (!session.current) throw new Error('The view has ended.')
    return session.current.exportUsdz(shownPaint)
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
        <canvas ref={canvas} className="absolute inset-0 size-full" style={fadedEdges} />
      </div>
      <button
        type="button"
        aria-label={words.pictures}
        className={`${roundButtonClass} top-1 left-2`}
        onClick={() => {
          turntable.current?.turnTo(seen.degrees)
          onClose()
        }}
      >
        <X aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.nearer}
        className={`${roundButtonClass} top-1 right-2`}
        onClick={() => session.current?.mover.zoom(1.25)}
      >
        <span aria-hidden>+</span>
      </button>
      <button
        type="button"
        aria-label={words.further}
        className={`${roundButtonClass} top-13 right-2`}
        onClick={() => session.current?.mover.zoom(1 / 1.25)}
      >
        <span aria-hidden>−</span>
      </button>
      <button
        type="button"
        aria-label={rider === undefined ? words.showRider : words.hideRider}
        title={rider === undefined ? words.showRider : words.hideRider}
        className={`${roundButtonClass} right-2`}
        style={belowZoom}
        onClick={() =>
          setRider(rider === undefined ? (readRiderHeight() ?? chosenHeightRange.first) : undefined)
        }
      >
        <CircleUser aria-hidden className="size-5" />
      </button>
      <ViewerControls
        stage={stage}
        isOwnColourOpen={isOwnOpen}
        onOwnColour={() => setOwnOpen(!isOwnOpen)}
        onPreset={(preset) => session.current?.mover.goTo(cameraViewPresets[preset])}
        onSave={save}
      >
        <CustomColourPicker
          paint={shownPaint}
          isOwn={own.paint !== undefined}
          onChange={own.choose}
          onEnd={own.end}
        />
      </ViewerControls>
      {arModel !== undefined && (
        <SeeAtHome
          name={name}
          model={arModel}
          isChanged={own.paint !== undefined || fittings.length > 0}
          exportUsdz={exportUsdz}
          className={textButtonClass}
        />
      )}
      <p role="status" className="sr-only">
        {isReady ? words.ready : ''}
      </p>
      <p role="status" className="px-3 text-center text-sm leading-tight">
        {isWhole ? rider !== undefined && words.rider(rider) : words.notWhole}
      </p>
    </div>
  )
}

// Inline styles, because the style sheet loads with every page and this view only on request.
const leastHeight = { minHeight: 'min(12rem, 50vw)' }
const belowZoom = { top: '6.25rem' }
const fadedEdges = { maskImage: 'linear-gradient(transparent, #000 5%, #000 95%, transparent)' }
const roundButtonClass =
  'absolute grid size-11 cursor-pointer place-items-center rounded-full border border-current/55 bg-ground/80 text-ink text-lg'

const parseFittings = (fit: string) => fit.split(',').filter(Boolean)
const describedView = (view: CameraView) => ({
  degrees: degreesTurned(view),
  above: Math.round(view.elevation),
})

/** A custom colour applies until the visitor chooses a colour of the model. */
function useCustomPaint(paint: MachinePaint) {
  const [own, setOwn] = useState<{ paint: MachinePaint; instead: MachinePaint }>()
  const isHeld = own !== undefined && isSamePaint(own.instead, paint)
  return {
    paint: isHeld ? own.paint : undefined,
    choose: (chosen: MachinePaint) => setOwn({ paint: chosen, instead: paint }),
    end: () => setOwn(undefined),
  }
}

const isSamePaint = (one: MachinePaint, other: MachinePaint) =>
  one.base === other.base && one.second === other.second && one.finish === other.finish
