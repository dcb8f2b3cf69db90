import { useEffect, useEffectEvent } from 'react'
import { areLetterShortcutsOn, isTypingTarget } from './letter-shortcuts.ts'

/**
 * Runs shortcuts for keys that are pressed anywhere on the page. Nothing runs while the user types,
 * while a dialog is open, or with Ctrl, Alt or the command key. `actionFor` returns the action of a
 * key, or undefined. Single letters are ignored if the user turned them off.
 */
export function usePageShortcuts(
  actionFor: (event: KeyboardEvent) => (() => unknown) | undefined,
): void {
  const find = useEffectEvent(actionFor)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, altKey, target } = event
      if (event.defaultPrevented || metaKey || ctrlKey || altKey || isTypingTarget(target)) return
      if (document.querySelector('dialog[open]')) return
      if (key.length === 1 && !areLetterShortcutsOn()) return
      const act = find(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
