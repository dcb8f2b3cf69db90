import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import * as words from './incremental-list-words.ts'

type Props<Row> = {
  rows: readonly Row[]
  /** Number of rows to render at first and to add each time. */
  step?: number
  /** Minimum number of rows to render, for example to show a row that has an error. */
  atLeast?: number
  children: (drawn: readonly Row[]) => ReactNode
}

/** Renders a long list in steps, as the visitor scrolls or presses the button. */
export function IncrementalList<Row>({ rows, step = 60, atLeast = 0, children }: Props<Row>) {
  const [most, setMost] = useState(step)
  // The rows stay rendered, so that a row under correction does not disappear.
  if (atLeast > most) setMost(atLeast)
  const end = useRef<HTMLDivElement>(null)
  const left = rows.length - most
  const grow = useEffectEvent(() => setMost((before) => before + step))
  const hasMore = left > 0

  useEffect(() => {
    if (!hasMore || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && grow(), {
      rootMargin: '600px',
    })
    observer.observe(end.current)
    return () => observer.disconnect()
    // Observed again after each step: if the end is still in view, the next step follows.
  }, [hasMore, most])

  return (
    <>
      {children(hasMore ? rows.slice(0, most) : rows)}
      {hasMore && (
        <div ref={end} className="py-4 text-center">
          <Button size="small" onClick={() => setMost((before) => before + step)}>
            {words.showMore(Math.min(step, left))}
          </Button>
        </div>
      )}
    </>
  )
}
