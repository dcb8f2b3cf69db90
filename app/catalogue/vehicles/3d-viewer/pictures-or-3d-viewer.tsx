import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { canShow3d } from './can-show-3d.ts'
import type { MachinePaint } from './machine-paint.ts'
import * as words from './pictures-or-3d-viewer-words.ts'
import type { Viewer3dProps } from './viewer-3d.tsx'

/** Pictures of a model that a tap replaces with the 3D view, if the browser supports it. */
export function PicturesOr3dViewer({
  slug,
  fittings = [],
  children,
  ...machine
}: {
  /** Slug of the machine's geometry; null if there is none. */
  slug: string | null
  name: string
  paint: MachinePaint
  fittings?: readonly string[]
  children: ReactNode
}) {
  const [state, setState] = useState<ViewerState>('pictures')
  const [View, setView] = useState<ComponentType<Viewer3dProps>>()
  const isDrawn = slug !== null
  const isWanted = useRef(false)
  const room = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isDrawn && canShow3d()) setState('offered')
    return () => {
      isWanted.current = false
    }
  }, [isDrawn])

  const start = () => {
    isWanted.current = true
    setState('coming')
    // Keeps the height, because the pictures below may change to lower ones.
    const height = room.current?.getBoundingClientRect().height ?? 0
    room.current?.style.setProperty('min-height', `${height}px`)
    import('./viewer-3d.tsx').then(
      ({ Viewer3d }) => isWanted.current && setView(() => Viewer3d),
      () => setState('failed'),
    )
  }
  const end = (next: ViewerState) => {
    room.current?.style.removeProperty('min-height')
    setView(undefined)
    setState(next)
  }

  return (
    <div ref={room} className="grid grid-cols-1" data-live={state === 'live' || undefined}>
      <div className="col-start-1 row-start-1">
        <div className={state === 'live' ? 'invisible' : ''}>{children}</div>
        {isDrawn && (
          <div className="flex min-h-16 items-center justify-center px-3 text-sm leading-tight">
            {state === 'offered' && (
              <button
                type="button"
                onClick={start}
                className="min-h-11 cursor-pointer rounded-control border border-current px-5 font-semibold"
              >
                {words.turnLive}
              </button>
            )}
            <p role="status" className={state === 'live' ? 'sr-only' : ''}>
              {state === 'coming' && words.coming}
              {state === 'failed' && words.failed}
            </p>
          </div>
        )}
      </div>
      {View && slug && (
        <div
          inert={state !== 'live'}
          className={`relative col-start-1 row-start-1 ${state === 'live' ? '' : 'opacity-0'}`}
        >
          <View
            {...machine}
            slug={slug}
            fittings={fittings}
            isShown={state === 'live'}
            onShown={(isShown) => setState(isShown ? 'live' : 'coming')}
            onFailed={() => end('failed')}
            onClose={() => end('offered')}
          />
        </div>
      )}
    </div>
  )
}

type ViewerState = 'pictures' | 'offered' | 'coming' | 'live' | 'failed'
