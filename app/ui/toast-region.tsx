import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from './toast.ts'

const ToastList = lazy(async () => ({ default: (await import('./toast-list.tsx')).ToastList }))

/** Once per page frame. `duration` in milliseconds: 5000 on public pages, 3000 in the portal. */
export function ToastRegion({ duration }: { duration: number }) {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => onFirstToast(() => setIsNeeded(true)), [])
  if (!isNeeded) return null
  return (
    <Suspense fallback={null}>
      <ToastList duration={duration} />
    </Suspense>
  )
}
