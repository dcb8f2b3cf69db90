import { useEffect, useState } from 'react'
import * as words from './staff-words.ts'

/** Shows a chosen picture before it is uploaded. Only Safari can show HEIC. */
export function ChosenPicturePreview({ file, className }: { file: File; className: string }) {
  const [url, setUrl] = useState<string>()
  const [unreadable, setUnreadable] = useState<File>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [file])
  if (unreadable === file)
    return <span className="p-1 text-center text-quiet text-sm">{words.noPreview}</span>
  return url && <img src={url} alt="" className={className} onError={() => setUnreadable(file)} />
}
