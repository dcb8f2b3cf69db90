import { useEffect, useState, useSyncExternalStore } from 'react'
import { useDraftKey } from './draft-owner.ts'
import { dropDraft, keepDraft, onDraftsChange, readDraft } from './kept-drafts.ts'
import { useAskBeforeClosing } from './use-ask-before-closing.ts'

export type KeptText = ReturnType<typeof useKeptText>

/**
 * One text that is typed and not sent yet. The browser keeps it from the first key on; all that show the same place
 * show the same text. `initial` is shown until it is changed.
 */
export function useKeptText(place: string, initial = '') {
  const key = useDraftKey(place)
  const text = useSyncExternalStore(
    onDraftsChange,
    () => textAt(key) ?? initial,
    () => initial,
  )
  const [restored, setRestored] = useState('')
  useEffect(() => setRestored(textAt(key) === undefined ? '' : key), [key])
  useAskBeforeClosing(key)

  function setText(next: string) {
    if (next === initial) dropDraft(key)
    else keepDraft(key, { base: [], entries: [['text', next]] })
  }

  return {
    text,
    setText,
    append: (more: string) => setText([textAt(key), more].filter(Boolean).join('\n')),
    /** Whether it was typed before this was opened. */
    isRestored: restored === key && text !== initial,
    /** It was sent: the text goes, unless more was typed meanwhile. */
    whenSent(sent: string) {
      if (textAt(key)?.trim() === sent) dropDraft(key)
    },
    discard: () => dropDraft(key),
  }
}

function textAt(key: string): string | undefined {
  return readDraft(key)?.entries[0]?.[1]
}
