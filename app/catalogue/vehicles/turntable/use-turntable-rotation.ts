import {
  type Dispatch,
  type KeyboardEvent,
  type PointerEvent,
  type SetStateAction,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { HeldPointer } from './turntable-handle.ts'
import {
  framesForDrag,
  releaseSpeed,
  rollDistance,
  rollDuration,
  stepFrame,
} from './turntable-motion.ts'

type DragState = {
  pointer: number
  /** Position at the start, in pixels of the viewport. */
  x: number
  from: number
  trail: { x: number; at: number }[]
  at: { x: number; y: number }
}

type RotationInput = {
  frame: number
  setFrame: Dispatch<SetStateAction<number>>
  count: number
  failed: ReadonlySet<number>
}

/** Rotates the view by drag, rolling on, arrow keys and buttons. */
export function useTurntableRotation({ frame, setFrame, count, failed }: RotationInput) {
  const [isHeld, setHeld] = useState(false)
  const hold = useRef<DragState | undefined>(undefined)
  const roll = useRef(0)
  useEffect(() => () => cancelAnimationFrame(roll.current), [])

  const held = useCallback((): HeldPointer | undefined => {
    const { pointer, at } = hold.current ?? {}
    return pointer === undefined || at === undefined ? undefined : { pointer, ...at }
  }, [])
  const stop = useCallback(() => cancelAnimationFrame(roll.current), [])

  const step = (frames: number) => {
    cancelAnimationFrame(roll.current)
    setFrame((now) => stepFrame(now, frames, count, failed))
  }

  const rollOn = ({ from, x, trail }: DragState, endX: number) => {
    const speed = releaseSpeed(trail, performance.now())
    const time = canRoll(count) ? rollDuration(speed) : 0
    const start = performance.now()
    const next = (now: number) => {
      const elapsed = Math.min(now - start, time)
      setFrame(
        stepFrame(from, framesForDrag(endX - x + rollDistance(speed, elapsed)), count, failed),
      )
      if (elapsed < time) roll.current = requestAnimationFrame(next)
    }
    if (time > 0) roll.current = requestAnimationFrame(next)
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || hold.current) return
    cancelAnimationFrame(roll.current)
    event.currentTarget.setPointerCapture(event.pointerId)
    const { clientX: x, clientY: y } = event
    hold.current = { pointer: event.pointerId, x, from: frame, trail: [], at: { x, y } }
    setHeld(true)
  }

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const held = hold.current
    if (held?.pointer !== event.pointerId) return
    held.trail.push({ x: event.clientX, at: performance.now() })
    held.at = { x: event.clientX, y: event.clientY }
    setFrame(stepFrame(held.from, framesForDrag(event.clientX - held.x), count, failed))
  }

  /**
   * When a touch scrolls the page, the browser cancels its pointer. Then the view does not roll on.
   */
  const letGo = (event: PointerEvent<HTMLElement>) => {
    const held = hold.current
    if (held?.pointer !== event.pointerId) return
    hold.current = undefined
    setHeld(false)
    if (event.type === 'pointerup') rollOn(held, event.clientX)
  }

  /** Another view has taken the pointer. */
  const onLostPointerCapture = (event: PointerEvent<HTMLElement>) => {
    if (hold.current?.pointer !== event.pointerId) return
    hold.current = undefined
    setHeld(false)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = framesForKey(event.key, count)
    if (by === undefined) return
    event.preventDefault()
    if (event.key === 'Home') setFrame(stepFrame(0, 0, count, failed))
    else step(by)
  }

  return {
    isHeld,
    step,
    stop,
    held,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onLostPointerCapture,
      onKeyDown,
    },
  }
}

function framesForKey(key: string, count: number): number | undefined {
  const quarter = Math.max(1, Math.round(count / 4))
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return -1
    case 'ArrowLeft':
    case 'ArrowDown':
      return 1
    case 'PageUp':
      return -quarter
    case 'PageDown':
      return quarter
    case 'Home':
      return 0
    default:
      return undefined
  }
}

/** Few frames would flicker instead of roll. */
function canRoll(count: number): boolean {
  return count >= 12 && !matchMedia('(prefers-reduced-motion: reduce)').matches
}
