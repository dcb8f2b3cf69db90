import { useEffect, useState } from 'react'
import { findArViewer, noArViewerHash, sceneViewerAddress } from './ar-viewer.ts'
import { openQuickLook } from './open-quick-look.ts'
import * as words from './viewer-3d-words.ts'

type Props = {
  name: string
  /** Address of the model in the paint of the page, for Android. */
  model: string
  /** `true` if the view shows a paint or accessories that `model` lacks. */
  isChanged: boolean
  /** Writes what the view shows, for iOS. */
  exportUsdz: () => Promise<Blob>
  className: string
}

type State = 'ready' | 'preparing' | 'failed' | 'no viewer'

/** Button that shows the vehicle in the room, on phones that can. */
export function SeeAtHome({ name, model, isChanged, exportUsdz, className }: Props) {
  const [viewer] = useState(() => findArViewer())
  const [state, setState] = useState<State>('ready')

  useEffect(() => {
    const notice = () => {
      if (location.hash === noArViewerHash) setState('no viewer')
    }
    addEventListener('hashchange', notice)
    return () => removeEventListener('hashchange', notice)
  }, [])

  const open = async () => {
    setState('preparing')
    // Lets the browser draw the message first: writing the file takes seconds on an old phone.
    await new Promise((resolve) => setTimeout(resolve, 50))
    try {
      openQuickLook(await exportUsdz(), name)
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  if (!viewer) return null
  return (
    <div className="flex w-full items-center justify-center gap-x-3 px-1">
      {viewer === 'quick-look' ? (
        <button
          type="button"
          aria-disabled={state === 'preparing'}
          className={`${className} shrink-0`}
          onClick={() => state !== 'preparing' && void open()}
        >
          {words.seeAtHome}
        </button>
      ) : (
        <a
          className={`${className} shrink-0`}
          href={sceneViewerAddress({
            model: new URL(model, location.href).href,
            title: name,
            page: location.href,
          })}
        >
          {words.seeAtHome}
        </a>
      )}
      <p role="status" className="text-sm leading-tight">
        {words.atHome[state]} {isChanged && viewer === 'scene-viewer' && words.asSold}
      </p>
    </div>
  )
}
