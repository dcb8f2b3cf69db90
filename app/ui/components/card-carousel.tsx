import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ChevronLeft } from '#app/ui/icons/chevron-left.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import * as words from './words.ts'

type Props = {
  label: string
  /** One element with a key for each card, or undefined if its data have not arrived. */
  children: ReactNode[]
  /** Width classes that set the number of visible cards: `w-full sm:w-1/2 lg:w-1/6`. */
  itemClassName: string
  /** Wraps from the end to the start, and shows a dot for each page. */
  wraps?: boolean
  /** Index of the card to show first. */
  initial?: number
  /** Called when other cards become visible. */
  onSeen?: (first: number, last: number) => void
}

/**
 * Row of cards that scrolls sideways, by touch and without JavaScript natively, and otherwise with
 * arrows. Hidden cards cannot take the focus. CSS sets the sizes, so they adapt to the window.
 */
export function CardCarousel({
  label,
  children,
  itemClassName,
  wraps = false,
  initial = 0,
  onSeen,
}: Props) {
  const track = useRef<HTMLUListElement>(null)
  const seen = useVisibleCards(track, children.length, initial, onSeen)
  const { first, last } = seen
  const size = last - first + 1
  const atStart = first <= 0
  const atEnd = last >= children.length - 1
  const isWhole = atStart && atEnd
  const pages = Math.ceil(children.length / size)

  function go(to: number) {
    const index = wraps
      ? wrapIndex(to, children.length, size)
      : clampIndex(to, children.length, size)
    scrollToItem(track.current, index, 'smooth')
  }

  return (
    <section aria-label={label} className="strip relative">
      <ul
        ref={track}
        // A scrolling element must be reachable by keyboard.
        tabIndex={isWhole ? undefined : 0}
        className="strip-track relative flex snap-x snap-mandatory overflow-x-auto"
      >
        {children.map((child, index) => (
          <li
            // The cards keep their order, so the index is a stable key.
            key={index}
            className={`shrink-0 snap-start ${itemClassName}`}
            inert={index < first || index > last}
          >
            {child ?? <div className="h-full border-hairline border-t-3" />}
          </li>
        ))}
      </ul>
      {/* Reserves the height before the browser knows whether the cards overflow. */}
      <div className="strip-controls mt-4 flex min-h-11 items-center justify-center gap-2">
        {!isWhole && (
          <>
            <Arrow
              label={words.previous}
              isDisabled={!wraps && atStart}
              onClick={() => go(first - size)}
            >
              <ChevronLeft aria-hidden className="size-5" />
            </Arrow>
            {wraps && (
              <ol className="flex">
                {Array.from({ length: pages }, (_, page) => (
                  <li key={page}>
                    <button
                      type="button"
                      aria-label={words.part(label, page + 1, pages)}
                      aria-current={
                        carouselPageOf(seen, pages, children.length) === page ? 'true' : undefined
                      }
                      onClick={() => go(page * size)}
                      className="dot"
                    />
                  </li>
                ))}
              </ol>
            )}
            <Arrow label={words.next} isDisabled={!wraps && atEnd} onClick={() => go(first + size)}>
              <ChevronRight aria-hidden className="size-5" />
            </Arrow>
          </>
        )}
      </div>
    </section>
  )
}

function Arrow({
  label,
  isDisabled,
  onClick,
  children,
}: {
  label: string
  isDisabled: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full border border-control transition-colors not-disabled:hover:border-current disabled:cursor-default disabled:opacity-40"
    >
      {children}
    </button>
  )
}

export type VisibleCards = { first: number; last: number }

/** Clamps the start index between 0 and the start of the last full page. */
export function clampIndex(index: number, count: number, size: number): number {
  return Math.max(0, Math.min(index, count - size))
}

/** Wraps the start index: from the end to the start, and from the start to the last page. */
export function wrapIndex(index: number, count: number, size: number): number {
  const last = Math.max(0, count - size)
  if (index < 0) return index <= -size ? last : 0
  return index > last ? (index >= count ? 0 : last) : index
}

export function carouselPageOf(
  { first, last }: VisibleCards,
  pages: number,
  count: number,
): number {
  if (last >= count - 1) return pages - 1
  return Math.floor(first / (last - first + 1))
}

/** Returns the first and last card that are visible at least by half. */
function useVisibleCards(
  track: RefObject<HTMLUListElement | null>,
  count: number,
  initial: number,
  onSeen: Props['onSeen'],
): VisibleCards {
  const [seen, setSeen] = useState<VisibleCards>({ first: 0, last: count - 1 })
  const see = useEffectEvent((inView: ReadonlySet<number>) => {
    const [first, last] = [Math.min(...inView), Math.max(...inView)]
    setSeen({ first, last })
    onSeen?.(first, last)
  })
  const isAlive = useRef(false)
  useEffect(() => {
    const { current } = track
    if (!current) return
    // Retains a position that the visitor scrolled to before hydration.
    if (isAlive.current || current.scrollLeft === 0) scrollToItem(current, initial, 'instant')
    isAlive.current = true
    const inView = new Set<number>()
    const items = [...current.children]
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const index = items.indexOf(target)
          if (isIntersecting) inView.add(index)
          else inView.delete(index)
        }
        if (inView.size > 0) see(inView)
      },
      { root: current, threshold: 0.5 },
    )
    for (const item of items) observer.observe(item)
    return () => observer.disconnect()
  }, [track, count, initial])
  return seen
}

function scrollToItem(track: HTMLElement | null, index: number, behavior: ScrollBehavior) {
  const item = track?.children[index]
  if (!track || !(item instanceof HTMLElement)) return
  track.scrollTo({ left: item.offsetLeft, behavior })
}
