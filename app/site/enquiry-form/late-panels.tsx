import { type ReactNode, Suspense, use } from 'react'
import type * as panelsModule from './panels.ts'

type Panels = typeof panelsModule
type Show = (panels: Panels) => ReactNode

let loaded: Panels | undefined
let waited: Promise<Panels> | undefined

export const loadPanels = async () => (loaded ??= await import('./panels.ts'))

/**
 * What the server has drawn of them is there before their code. Where that does not come, it stays, and
 * its links and buttons lead on by themselves.
 */
export function Late({ show }: { show: Show }) {
  return (
    <Suspense>
      <Shown show={show} />
    </Suspense>
  )
}

function Shown({ show }: { show: Show }) {
  return show(loaded ?? use((waited ??= loadPanels().catch(() => new Promise(() => {})))))
}
