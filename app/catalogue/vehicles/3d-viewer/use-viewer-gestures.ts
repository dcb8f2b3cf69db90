import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'
import type { HeldPointer } from '#app/catalogue/vehicles/turntable/turntable-handle.ts'
import type { CameraAnimator } from './camera-animator.ts'
import { initialCameraView } from './camera-view.ts'
import { PointerGestures } from './pointer-gestures.ts'

/** Handles drag, pinch, wheel and keys on the 3D view. */
export function useViewerGestures(
  element: RefObject<HTMLElement | null>,
  mover: () => CameraAnimator | undefined,
) {
  const [grip] = useState(() => new PointerGestures())
  const [isHeld, setHeld] = useState(false)
  useWheel(element, mover)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    mover()?.stop()
    grip.hold(event.pointerId, pointOf(event))
    setHeld(true)
  }

  /** Goes on with a pointer that was pressed on another element. */
  const takePointer = ({ pointer, ...point }: HeldPointer) => {
    try {
      element.current?.setPointerCapture(pointer)
    } catch {
      // It has been released meanwhile.
      return
    }
    mover()?.stop()
    grip.hold(pointer, point)
    setHeld(true)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const move = grip.move(event.pointerId, pointOf(event), performance.now())
    if (!move) return
    if ('zoom' in move) return mover()?.zoom(move.zoom)
    // A vertical touch move scrolls the page, except in full screen.
    const isPaging = event.pointerType === 'touch' && !document.fullscreenElement
    mover()?.drag(move.right, isPaging ? 0 : move.down)
  }

  /**
   * When a touch scrolls the page, the browser cancels its pointer. Then the view does not roll on.
   */
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const speed = grip.letGo(event.pointerId, performance.now())
    if (speed === undefined) return
    setHeld(false)
    if (event.type === 'pointerup') mover()?.rollOn(speed)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const moved = mover()
    const step = moveByKey[event.key]
    if (!moved || !step || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    step(moved)
  }

  return {
    isHeld,
    takePointer,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onKeyDown,
    },
  }
}

/**
 * The wheel zooms only if the view has focus or Ctrl is pressed. Otherwise, and at the zoom's
 * limit, the page scrolls.
 */
function useWheel(element: RefObject<HTMLElement | null>, mover: () => CameraAnimator | undefined) {
  useEffect(() => {
    const { current } = element
    const onWheel = (event: WheelEvent) => {
      const moved = mover()
      if (!moved || !(event.ctrlKey || document.activeElement === current)) return
      const before = moved.view.zoom
      moved.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)))
      if (event.ctrlKey || moved.view.zoom !== before) event.preventDefault()
    }
    current?.addEventListener('wheel', onWheel, { passive: false })
    return () => current?.removeEventListener('wheel', onWheel)
  }, [element, mover])
}

const turnBy = (degrees: number) => (mover: CameraAnimator) =>
  mover.goTo({ ...mover.view, turn: mover.view.turn + degrees })
const tiltBy = (degrees: number) => (mover: CameraAnimator) =>
  mover.goTo({ ...mover.view, elevation: mover.view.elevation + degrees })
const zoomBy = (factor: number) => (mover: CameraAnimator) => mover.zoom(factor)

const moveByKey: Record<string, (mover: CameraAnimator) => void> = {
  ArrowRight: turnBy(10),
  ArrowLeft: turnBy(-10),
  ArrowUp: tiltBy(5),
  ArrowDown: tiltBy(-5),
  PageUp: turnBy(90),
  PageDown: turnBy(-90),
  Home: (mover) => mover.goTo(initialCameraView),
  '+': zoomBy(1.15),
  '=': zoomBy(1.15),
  '-': zoomBy(1 / 1.15),
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y })
