import { releaseSpeed } from '#app/catalogue/vehicles/turntable/turntable-motion.ts'

/** In pixels of the viewport. */
export type ScreenPoint = { x: number; y: number }
/** One pointer drags; two pointers zoom by the change of their distance. */
export type GestureMove = { right: number; down: number } | { zoom: number }

/** Tracks the pressed pointers of a view. Times are in milliseconds. */
export class PointerGestures {
  readonly #points = new Map<number, ScreenPoint>()
  #trail: { x: number; at: number }[] = []

  hold(pointer: number, point: ScreenPoint): void {
    this.#points.set(pointer, point)
    this.#trail = []
  }

  /**
   * Returns the drag or zoom of a pointer move. Returns undefined if that pointer is not pressed.
   */
  move(pointer: number, now: ScreenPoint, at: number): GestureMove | undefined {
    const before = this.#points.get(pointer)
    if (!before) return undefined
    const spread = this.#spread()
    this.#points.set(pointer, now)
    if (this.#points.size === 2 && spread > 0) return { zoom: this.#spread() / spread }
    this.#trail.push({ x: now.x, at })
    return { right: now.x - before.x, down: now.y - before.y }
  }

  /**
   * Returns the horizontal release speed in pixels a millisecond, positive to the right. Returns
   * undefined while other pointers stay pressed, or if none was.
   */
  letGo(pointer: number, at: number): number | undefined {
    const isLast = this.#points.delete(pointer) && this.#points.size === 0
    return isLast ? releaseSpeed(this.#trail, at) : undefined
  }

  /** Distance of two pointers in pixels; 0 for one pointer. */
  #spread(): number {
    const [one, other] = [...this.#points.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
}
