import { useEffect, useState } from 'react'
import { areLetterShortcutsOn, isTypingTarget } from './letter-shortcuts.ts'

/** A dialog that a key opens on every page of the portal. */
export type PaletteDialogName = 'find' | 'keys'

/**
 * Listens for shortcuts: Ctrl K and `/` open the search, `?` lists the keys. The portal's frame
 * uses it once.
 */
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
  // An open dialog blocks `/` and `?`.
  if (document.querySelector('dialog[open]')) return undefined
  if (key === '/') return 'find'
  return key === '?' ? 'keys' : undefined
}
