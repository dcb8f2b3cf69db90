import { useEffect } from 'react'

/**
 * Shows a message across the top of the window for 3 seconds. Important content must also be on the
 * page.
 */
export function ResultBanner({ message, onGone }: { message: string; onGone: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onGone, 3000)
    return () => clearTimeout(timer)
  }, [onGone])
  return (
    <div
      role="status"
      className="fixed inset-x-0 top-0 z-50 bg-good px-6 py-4 text-center font-semibold text-ground"
    >
      {message}
    </div>
  )
}
