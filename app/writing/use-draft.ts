import { useEffect, useState, useSyncExternalStore } from 'react'
import { type DraftWire, draftSession, type Written } from './draft-session.ts'
import { documentIn } from './managed-meta.ts'
import type { Writing } from './writing.ts'

type Opened = {
  writing: Writing
  document: Written
  version: number
  gaps: Record<string, string>
}

/** A document as it is written in an open editor; whoever leaves before it is saved is asked. */
export function useDraft({ writing, ...opened }: Opened) {
  const [session] = useState(() => draftSession(opened, wireOf(writing)))
  const view = useSyncExternalStore(session.subscribe, session.view, session.view)
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (session.isSaved()) return
      event.preventDefault()
      void session.saveNow()
    }
    addEventListener('beforeunload', onLeave)
    return () => {
      removeEventListener('beforeunload', onLeave)
      void session.saveNow()
    }
  }, [session])
  const { change, saveNow, stepTo } = session
  return { ...view, change, saveNow, stepTo }
}

function wireOf(writing: Writing): DraftWire {
  return {
    save: (written, version) => writing.save(written, version),
    async read() {
      const found = await writing.read()
      if (!found.ok) return found
      const { version, editedBy } = found.answer
      return {
        ok: true,
        answer: {
          document: documentIn(found.answer),
          version: Number(version),
          editedBy: String(editedBy),
        },
      }
    },
  }
}
