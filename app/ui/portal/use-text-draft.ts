import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  deleteBrowserDraft,
  onDraftsChange,
  readBrowserDraft,
  saveBrowserDraft,
} from './browser-drafts.ts'
import { useDraftKey } from './draft-owner.ts'
import { useWarnBeforeClosing } from './use-warn-before-closing.ts'

export type TextDraft = ReturnType<typeof useTextDraft>

/**
 * Holds one text that is not sent yet. The browser stores it from the first key on, and all
 * components with the same `place` share it. `initial` is shown until it is changed.
 */
export function useTextDraft(place: string, initial = '') {
  const key = useDraftKey(place)
  const text = useSyncExternalStore(
    onDraftsChange,
    () => draftTextAt(key) ?? initial,
    () => initial,
  )
  const [restored, setRestored] = useState('')
  useEffect(() => setRestored(draftTextAt(key) === undefined ? '' : key), [key])
  useWarnBeforeClosing(key)

  function setText(next: string) {
    if (next === initial) deleteBrowserDraft(key)
    else saveBrowserDraft(key, { base: [], entries: [['text', next]] })
  }

  return {
    text,
    setText,
    append: (more: string) => setText([draftTextAt(key), more].filter(Boolean).join('\n')),
    /** `true` if the text was typed before this component mounted. */
    isRestored: restored === key && text !== initial,
    /** Deletes the draft after it was sent, unless more was typed meanwhile. */
    whenSent(sent: string) {
      if (draftTextAt(key)?.trim() === sent) deleteBrowserDraft(key)
    },
    discard: () => deleteBrowserDraft(key),
  }
}

function draftTextAt(key: string): string | undefined {
  return readBrowserDraft(key)?.entries[0]?.[1]
}
