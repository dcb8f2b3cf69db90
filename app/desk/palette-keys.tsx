import { useEffect, useState } from 'react'
import { lateDialog } from '#app/portal/late.tsx'
import { isTyping, lettersAct } from './key-press.ts'
import * as words from './palette-names.ts'

const Palette = lateDialog(words.find, async () => (await import('./palette-parts.ts')).Palette)
const Keys = lateDialog(words.keys, async () => (await import('./palette-parts.ts')).KeysDialog)

/** Once in the portal's frame: Ctrl K and `/` find anything, `?` says which keys there are. */
export function PaletteKeys() {
  const [opened, setOpened] = useState<'find' | 'keys'>()
  const [isWanted, setWanted] = useState<{ find?: true; keys?: true }>({})
  useEffect(() => {
    const open = (what: 'find' | 'keys') => {
      setWanted((wanted) => ({ ...wanted, [what]: true }))
      setOpened(what)
    }
    const press = (event: KeyboardEvent) => {
      const what = askedBy(event)
      if (!what) return
      event.preventDefault()
      open(what)
    }
    const ask = () => open('keys')
    document.addEventListener('keydown', press)
    document.addEventListener('desk:keys', ask)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('desk:keys', ask)
    }
  }, [])
  const close = () => setOpened(undefined)
  return (
    <>
      {isWanted.find && <Palette isOpen={opened === 'find'} onClose={close} />}
      {isWanted.keys && <Keys isOpen={opened === 'keys'} onClose={close} />}
    </>
  )
}

function askedBy(event: KeyboardEvent): 'find' | 'keys' | undefined {
  const { key, metaKey, ctrlKey, altKey, target } = event
  if ((metaKey || ctrlKey) && !altKey && key.toLowerCase() === 'k') return 'find'
  if (metaKey || ctrlKey || altKey || isTyping(target) || !lettersAct()) return undefined
  // Over a dialog another question stands.
  if (document.querySelector('dialog[open]')) return undefined
  if (key === '/') return 'find'
  return key === '?' ? 'keys' : undefined
}
