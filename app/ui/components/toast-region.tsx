import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './show-toast.ts'

type Props = { duration: number }

// Where its code can't be fetched, nothing is said here and the page stays as it is.
const ToastList = lazy<ComponentType<Props>>(() =>
  import('./toast-list.tsx').then(
    ({ ToastList }) => ({ default: ToastList }),
    () => ({ default: () => null }),
  ),
)

/** Once per page frame. `duration` in milliseconds: 5000 on public pages, 3000 in the portal. */
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
