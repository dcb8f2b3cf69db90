import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { onPasswordAsked } from '#app/ui/portal/login-prompts.ts'
import type { OverlaysProps } from './overlays.tsx'

const Loaded = lazy<ComponentType<OverlaysProps>>(() =>
  import('./overlays.tsx').then(
    ({ Overlays }) => ({ default: Overlays }),
    () => ({ default: NotLoaded }),
  ),
)

/** Once the page has nothing else to do: no page brings them, and what is asked for before waits for them. */
export function LateOverlays(asked: OverlaysProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari does not say when it is idle.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout
    whenIdle(() => setIdle(true))
  }, [])
  return <Suspense>{(isIdle || asked.opened) && <Loaded {...asked} />}</Suspense>
}

/** Then the answer that the password is wanted stands as it is. */
function NotLoaded() {
  useEffect(() => onPasswordAsked(() => Promise.resolve(false)), [])
  return null
}
