import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from './button.tsx'
import * as words from './incremental-list-words.ts'

type Props<Row> = {
  rows: readonly Row[]
  /** So many are drawn at first, and with each further look. */
  step?: number
  /** So many are drawn whatever one has looked at: something in them has to be seen. */
  atLeast?: number
  children: (drawn: readonly Row[]) => ReactNode
}

/** Of a list of hundreds what one looks at is drawn; the rest comes as one gets there, or by its button. */
export function IncrementalList<Row>({ rows, step = 60, atLeast = 0, children }: Props<Row>) {
  const [most, setMost] = useState(step)
  // They stay drawn: who mends one is not left without it.
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
    // Drawn anew after each step: what is still in view asks for the next.
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
