import { useEffect, useState } from 'react'

type Asking = Event & { prompt(): Promise<unknown> }

/** Puts the page on the phone's home screen; undefined where the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const [asking, setAsking] = useState<Asking>()
  useEffect(() => {
    const offered = (event: Event) => {
      if (!isAsking(event)) return
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

function isAsking(event: Event): event is Asking {
  return 'prompt' in event && typeof event.prompt === 'function'
}
