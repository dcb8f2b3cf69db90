import { useState } from 'react'
import type { UndoableAction } from './undo-bar.tsx'

/** Holds the last action that can be undone. Pass `last` and `onOver` to `<UndoBar>`. */
export function useUndo() {
  const [last, setLast] = useState<UndoableAction>()
  return { last, offer: setLast, onOver: () => setLast(undefined) }
}
