import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './show-toast.ts'

type Props = { duration: number }

// If its code cannot be loaded, toasts are not shown and the page continues to work.
const ToastList = lazy<ComponentType<Props>>(() =>
  import('./toast-list.tsx').then(
    ({ ToastList }) => ({ default: ToastList }),
    () => ({ default: () => null }),
  ),
)

/**
 * Region for toasts. Render it once in a page frame. `duration` is in milliseconds: 5000 on public
 * pages, 3000 in the portal.
 */
export function ToastRegion({ duration }: Props) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setIsNeeded(true)), [])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastList duration={duration} />
    </Suspense>
  )
}
