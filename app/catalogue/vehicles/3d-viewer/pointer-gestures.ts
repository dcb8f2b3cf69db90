import { releaseSpeed } from '#app/catalogue/vehicles/turntable/turntable-motion.ts'

/** Pixels of the window. */
export type ScreenPoint = { x: number; y: number }
/** One pointer drags, two that part or meet come nearer or go away. */
export type GestureMove = { right: number; down: number } | { zoom: number }

/** What fingers, or a mouse, have hold of. Times in milliseconds. */
export class PointerGestures {
  readonly #points = new Map<number, ScreenPoint>()
  #trail: { x: number; at: number }[] = []

  hold(pointer: number, point: ScreenPoint): void {
    this.#points.set(pointer, point)
    this.#trail = []
  }

  /** What the move means; nothing of a pointer that holds nothing. */
  move(pointer: number, now: ScreenPoint, at: number): GestureMove | undefined {
    const before = this.#points.get(pointer)
    if (!before) return undefined
    const spread = this.#spread()
    this.#points.set(pointer, now)
    if (this.#points.size === 2 && spread > 0) return { zoom: this.#spread() / spread }
    this.#trail.push({ x: now.x, at })
    return { right: now.x - before.x, down: now.y - before.y }
  }

  /** How fast it went, in pixels a millisecond to the right; undefined while others hold on, or none did. */
  letGo(pointer: number, at: number): number | undefined {
    const isLast = this.#points.delete(pointer) && this.#points.size === 0
    return isLast ? releaseSpeed(this.#trail, at) : undefined
  }

  /** How far two fingers are apart; 0 of one. */
  #spread(): number {
    const [one, other] = [...this.#points.values()]
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0
  }
}
