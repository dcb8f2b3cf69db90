import { useEffect, useState } from 'react'

type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

/**
 * Returns a function that offers to install the page on the home screen; undefined if the browser
 * does not support this.
 */
export function useInstallPrompt(): (() => void) | undefined {
  const [asking, setAsking] = useState<InstallPromptEvent>()
  useEffect(() => {
    const offered = (event: Event) => {
      if (!isInstallPromptEvent(event)) return
      event.preventDefault()
      setAsking(event)
    }
    const done = () => setAsking(undefined)
    addEventListener('beforeinstallprompt', offered)
    addEventListener('appinstalled', done)
    return () => {
      removeEventListener('beforeinstallprompt', offered)
      removeEventListener('appinstalled', done)
    }
  }, [])
  return (
    asking &&
    (() => {
      void asking.prompt()
      setAsking(undefined)
    })
  )
}

function isInstallPromptEvent(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}
