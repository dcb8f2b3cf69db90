import { useState } from 'react'
import type { UndoableAction } from './undo-bar.tsx'

/** What was done last and can still be taken back; give both to `<UndoBar>`. */
export function useUndo() {
  const [last, setLast] = useState<UndoableAction>()
  return { last, offer: setLast, onOver: () => setLast(undefined) }
}
