import { type RefObject, useEffect, useState } from 'react'
import { Maximize } from '#app/ui/icons/maximize.ts'
import { Minimize } from '#app/ui/icons/minimize.ts'
import * as words from './words.ts'

type Props = {
  stage: RefObject<HTMLElement | null>
  className: string
  /** Returns the background colour: in full screen an element without a background is black. */
  groundOf?: (stage: HTMLElement) => string
}

/** Full-screen button; hidden if the browser does not support it. */
export function FullScreenButton({ stage, className, groundOf }: Props) {
  const { canFill, isFull, toggle } = useFullScreen(stage, groundOf)
  if (!canFill) return null
  const Icon = isFull ? Minimize : Maximize
  return (
    <button
      type="button"
      aria-label={isFull ? words.leaveFullScreen : words.fullScreen}
      className={className}
      onClick={toggle}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}

function useFullScreen(stage: Props['stage'], groundOf: Props['groundOf']) {
  const [canFill, setCanFill] = useState(false)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    setCanFill(document.fullscreenEnabled)
    const { current } = stage
    const onChange = () => {
      const isFilled = current !== null && document.fullscreenElement === current
      if (!isFilled) current?.style.removeProperty('background')
      setFull(isFilled)
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [stage])
  /** A refused request, for example by an embedding page, hides the button. */
  const toggle = () => {
    const { current } = stage
    if (current && groundOf && !isFull) current.style.setProperty('background', groundOf(current))
    const change = isFull ? document.exitFullscreen() : current?.requestFullscreen()
    change?.catch(() => setCanFill(false))
  }
  return { canFill, isFull, toggle }
}
