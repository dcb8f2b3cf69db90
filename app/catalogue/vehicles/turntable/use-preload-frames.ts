import { useEffect, useRef, useState } from 'react'
import { frameLoadOrder } from './turntable-motion.ts'

export type LoadedFrames = { loaded: ReadonlySet<number>; failed: ReadonlySet<number> }

/** Loads all frames, four at a time, the nearest to the shown one first. */
export function usePreloadFrames(urls: readonly string[] | undefined, shown: number): LoadedFrames {
  const [frames, setFrames] = useState<LoadedFrames>({ loaded: new Set(), failed: new Set() })
  const nearTo = useRef(shown)
  // A reference keeps the decoded images in memory, so that a rotation never waits.
  const images = useRef<HTMLImageElement[]>([])

  useEffect(() => {
    nearTo.current = shown
  }, [shown])

  useEffect(() => {
    if (!urls) return
    const waiting = new Set(urls.keys())
    let isGone = false
    const loadNext = async (): Promise<void> => {
      const frame = frameLoadOrder(nearTo.current, urls.length).find((it) => waiting.has(it))
      if (isGone || frame === undefined) return
      waiting.delete(frame)
      const image = new Image()
      image.src = urls[frame] ?? ''
      images.current.push(image)
      const isLoaded = await image.decode().then(
        () => true,
        () => false,
      )
      if (isGone) return
      setFrames(({ loaded, failed }) =>
        isLoaded
          ? { failed, loaded: new Set(loaded).add(frame) }
          : { loaded, failed: new Set(failed).add(frame) },
      )
      await loadNext()
    }
    for (let line = 0; line < parallelDownloads; line++) void loadNext()
    return () => {
      isGone = true
      images.current = []
      setFrames({ loaded: new Set(), failed: new Set() })
    }
  }, [urls])

  return frames
}

const parallelDownloads = 4
