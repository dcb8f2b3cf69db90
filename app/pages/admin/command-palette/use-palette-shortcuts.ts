import { useEffect, useState } from 'react'
import { areLetterShortcutsOn, isTypingTarget } from '#app/crm/desk/letter-shortcuts.ts'
import { newEnquiryEvent } from '#app/crm/desk/open-new-enquiry.ts'

/** A dialog that a key or a button opens on any page of the portal. */
export type PaletteDialogName = 'find' | 'keys' | 'new-enquiry'

/**
 * Handles the shortcuts: Ctrl K and `/` open the search, and `?` lists the keys. Only the portal's
 * frame uses this hook. `open` is called with `undefined` to close the dialog.
 */
export function usePaletteShortcuts(
  isOn: boolean,
): [opened: PaletteDialogName | undefined, open: (dialog: PaletteDialogName | undefined) => void] {
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
    const add = () => setOpened('new-enquiry')
    document.addEventListener(newEnquiryEvent, add)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('desk:keys', ask)
      document.removeEventListener(newEnquiryEvent, add)
    }
  }, [isOn])
  return [opened, setOpened]
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
  // While a dialog is open, `/` and `?` have no effect.
  if (document.querySelector('dialog[open]')) return undefined
  if (key === '/') return 'find'
  return key === '?' ? 'keys' : undefined
}
