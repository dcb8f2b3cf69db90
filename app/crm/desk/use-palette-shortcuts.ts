import { useEffect, useState } from 'react'
import { areLetterShortcutsOn, isTypingTarget } from './letter-shortcuts.ts'

/** What a key asks for on every page of the portal. */
export type PaletteDialogName = 'find' | 'keys'

/** Once in the portal's frame: Ctrl K and `/` find anything, `?` says which keys there are. */
export function usePaletteShortcuts(
  isOn: boolean,
): [opened: PaletteDialogName | undefined, close: () => void] {
  const [opened, setOpened] = useState<PaletteDialogName>()
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const what = dialogForKey(event)
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

function dialogForKey({
  key,
  metaKey,
  ctrlKey,
  altKey,
  target,
}: KeyboardEvent): PaletteDialogName | undefined {
  if ((metaKey || ctrlKey) && !altKey && key.toLowerCase() === 'k') return 'find'
  if (metaKey || ctrlKey || altKey || isTypingTarget(target) || !areLetterShortcutsOn())
    return undefined
  // Over a dialog another question stands.
  if (document.querySelector('dialog[open]')) return undefined
  if (key === '/') return 'find'
  return key === '?' ? 'keys' : undefined
}
