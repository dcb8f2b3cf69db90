import { type RefCallback, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Colleague } from './desk-context.ts'
import { findTypedMention, matchColleagues } from './match-colleagues.ts'

type Given = {
  text: string
  onText: (text: string) => void
  colleagues: readonly Colleague[]
  /** Gets the text area, too. */
  hold: RefCallback<HTMLTextAreaElement> | undefined
}

/** Offers colleagues for the `@` before the caret of a text area, and inserts the chosen name. */
export function useMentionSuggestions({ text, onText, colleagues, hold }: Given) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const nextCaret = useRef<number>(undefined)
  const typed = caret === undefined ? undefined : findTypedMention(text.slice(0, caret))
  const offered = typed ? matchColleagues(typed.name, colleagues) : []

  useLayoutEffect(() => {
    if (nextCaret.current === undefined) return
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current)
    nextCaret.current = undefined
  })

  const holdArea = useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element
      hold?.(element)
    },
    [hold],
  )

  function look({ selectionStart, selectionEnd }: HTMLTextAreaElement) {
    const next = selectionStart === selectionEnd ? selectionStart : undefined
    if (next !== caret) setActive(0)
    setCaret(next)
  }

  return {
    offered,
    active: Math.min(active, Math.max(0, offered.length - 1)),
    holdArea,
    look,
    close: () => setCaret(undefined),
    move: (by: number) => setActive((active + by + offered.length) % offered.length),
    choose: ({ mention }: Colleague) => {
      if (!typed || caret === undefined) return
      const before = `${text.slice(0, typed.start)}@${mention} `
      nextCaret.current = before.length
      onText(before + text.slice(caret).replace(/^ /, ''))
      setCaret(undefined)
    },
  }
}
