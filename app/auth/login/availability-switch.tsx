import { useState } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import * as words from './availability-switch-words.ts'
import { sendAvailabilityLazily } from './send-availability-lazily.ts'

/**
 * Switch between available and away, at the top of every page for accounts that work at the desk.
 */
export function AvailabilitySwitch({ isIn: initially }: { isIn: boolean }) {
  const [isIn, setIn] = useState(initially)
  const [isSending, setSending] = useState(false)
  if (!useHasCapability()('desk.work')) return null

  async function onClick() {
    setSending(true)
    const sent = await sendAvailabilityLazily(!isIn)
    setSending(false)
    if (!sent?.ok) return showToast(sent?.problem.message || words.notSwitched, 'error')
    setIn(sent.value.isIn)
    await showToast(sent.value.message)
  }

  return (
    <button
      type="button"
      role="switch"
      aria-checked={isIn}
      disabled={isSending}
      onClick={() => void onClick()}
      className="flex min-h-11 items-center gap-2 whitespace-nowrap rounded-control px-2 text-sm hover:bg-ground max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:px-1 max-sm:text-xs md:min-h-9"
    >
      <svg viewBox="0 0 32 18" aria-hidden className="h-4.5 w-8 shrink-0">
        <rect
          x="1"
          y="1"
          width="30"
          height="16"
          rx="8"
          className={isIn ? 'fill-good stroke-good' : 'fill-surface stroke-control'}
          strokeWidth="1.5"
        />
        <circle
          cx={isIn ? 23 : 9}
          cy="9"
          r="5"
          className={isIn ? 'fill-surface' : 'fill-control'}
        />
      </svg>
      {words.iAmIn}
    </button>
  )
}
