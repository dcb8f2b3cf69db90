import { type RefObject, useEffect, useState } from 'react'

/**
 * Counts the columns of a table that its scrolling region hides or cuts, at each side. The first
 * column stays in view and covers the others.
 *
 * @param columns Number of columns, so that they are counted again after a change.
 */
export function useHiddenColumns(
  region: RefObject<HTMLElement | null>,
  columns: number,
): { left: number; right: number } {
  const [hidden, setHidden] = useState({ left: 0, right: 0 })
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again after a change of columns
  useEffect(() => {
    const { current } = region
    if (!current) return
    const count = () => {
      const heads = [...current.querySelectorAll('th[scope=col]')].map((it) =>
        it.getBoundingClientRect(),
      )
      const { left, width } = current.getBoundingClientRect()
      const first = current.querySelector('th[scope=row]')?.getBoundingClientRect().width ?? 0
      const next = {
        left: heads.filter((it) => it.left < left + first - 2).length,
        right: heads.filter((it) => it.right > left + width + 2).length,
      }
      setHidden((now) => (now.left === next.left && now.right === next.right ? now : next))
    }
    const observer = new ResizeObserver(count)
    observer.observe(current)
    current.addEventListener('scroll', count, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', count)
    }
  }, [region, columns])
  return hidden
}
