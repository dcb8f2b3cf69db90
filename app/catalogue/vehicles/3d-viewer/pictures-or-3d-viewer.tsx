import {
  type ComponentType,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { TurntableHandle } from '#app/catalogue/vehicles/turntable/turntable-handle.ts'
import { canShow3d } from './can-show-3d.ts'
import type { MachinePaint } from './machine-paint.ts'
import * as words from './pictures-or-3d-viewer-words.ts'
import type { Viewer3dProps } from './viewer-3d.tsx'

type Props = {
  /** Slug of the machine's geometry; null if there is none. */
  slug: string | null
  name: string
  paint: MachinePaint
  fittings?: readonly string[]
  /** Address of the model in this paint for AR viewers. */
  arModel?: string | undefined
  /** The turntable among the pictures, if they have one at the moment. */
  turntable?: RefObject<TurntableHandle | null>
  /**
   * `true` if turning the pictures, or a choice of a colour or accessory, starts the 3D view.
   * Otherwise only its button does.
   */
  startsAlone?: boolean
  children: ReactNode
}

/**
 * Pictures of a model that the 3D view replaces. If the browser supports it, it loads when the
 * visitor first turns the pictures, and goes on at the same angle once it is ready.
 */
export function PicturesOr3dViewer({
  slug,
  fittings = [],
  turntable: given,
  startsAlone = false,
  children,
  ...machine
}: Props) {
  const [state, setState] = useState<ViewerState>('pictures')
  const [View, setView] = useState<ComponentType<Viewer3dProps>>()
  const isDrawn = slug !== null
  const isWanted = useRef(false)
  const isAsked = useRef(false)
  const room = useRef<HTMLDivElement>(null)
  const none = useRef<TurntableHandle>(null)
  const turntable = given ?? none
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
  const startAlone = () => {
    if (state !== 'offered' || !startsAlone) return
    isAsked.current = false
    start()
  }
  const end = (next: ViewerState) => {
    room.current?.style.removeProperty('min-height')
    setView(undefined)
    setState(next)
  }
  useOnChoice(JSON.stringify([machine.paint, fittings]), startAlone)

  return (
    <div ref={room} className="grid grid-cols-1" data-live={state === 'live' || undefined}>
      <div className="col-start-1 row-start-1">
        <div
          className={state === 'live' ? 'invisible' : ''}
          onPointerDownCapture={(event: PointerEvent) => event.button === 0 && startAlone()}
          onKeyDownCapture={({ key }: KeyboardEvent) => isTurningKey(key) && startAlone()}
        >
          {children}
        </div>
        {isDrawn && (
          <div className="flex min-h-16 items-center justify-center px-3 text-sm leading-tight">
            {(state === 'offered' || state === 'declined') && (
              <button
                type="button"
                onClick={() => {
                  isAsked.current = true
                  start()
                }}
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
            turntable={turntable}
            isShown={state === 'live'}
            isAsked={isAsked.current}
            onShown={(isShown) => setState(isShown ? 'live' : 'coming')}
            onFailed={() => end('failed')}
            onClose={() => end('declined')}
          />
        </div>
      )}
    </div>
  )
}

type ViewerState = 'pictures' | 'offered' | 'declined' | 'coming' | 'live' | 'failed'

const isTurningKey = (key: string) => /^(Arrow|Page|Home)/.test(key)

/** Calls `onChoice` when the visitor has chosen another colour or accessory. */
function useOnChoice(choice: string, onChoice: () => void): void {
  const before = useRef(choice)
  const changed = useEffectEvent(onChoice)
  useEffect(() => {
    if (before.current === choice) return
    before.current = choice
    changed()
  }, [choice])
}
