import { useState } from 'react'
import type { Undoable } from './undo-bar.tsx'

/** What was done last and can still be taken back; give both to `<UndoBar>`. */
export function useUndo() {
  const [last, setLast] = useState<Undoable>()
  return { last, offer: setLast, onOver: () => setLast(undefined) }
}
