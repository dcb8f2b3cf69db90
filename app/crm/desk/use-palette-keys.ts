import { useEffect, useState } from 'react'
import { isTyping, lettersAct } from './key-press.ts'

/** What a key asks for on every page of the portal. */
export type Opened = 'find' | 'keys'

/** Once in the portal's frame: Ctrl K and `/` find anything, `?` says which keys there are. */
export function usePaletteKeys(isOn: boolean): [opened: Opened | undefined, close: () => void] {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const what = askedBy(event)
      if (!what) return
      event.preventDefault()
      setOpened(what)
    }
    const ask = () => setOpened('keys')
    document.addEventListener('keydown', press)
    document.addEventListener('desk:keys', ask)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('desk:keys', ask)
    }
  }, [isOn])
  return [opened, () => setOpened(undefined)]
}

function askedBy({ key, metaKey, ctrlKey, altKey, target }: KeyboardEvent): Opened | undefined {
  if ((metaKey || ctrlKey) && !altKey && key.toLowerCase() === 'k') return 'find'
  if (metaKey || ctrlKey || altKey || isTyping(target) || !lettersAct()) return undefined
  // Over a dialog another question stands.
  if (document.querySelector('dialog[open]')) return undefined
  if (key === '/') return 'find'
  return key === '?' ? 'keys' : undefined
}
