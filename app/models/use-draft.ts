import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#app/portal/call.ts'
import { type DraftWire, draftSession, type Written } from './draft-session.ts'
import { documentIn } from './managed-meta.ts'
import { readManagedModel, saveModel } from './model-calls.ts'

type Opened = {
  slug: string
  document: Written
  version: number
  gaps: Record<string, string>
}

/** A model as it is written in an open editor; whoever leaves before it is saved is asked. */
export function useDraft({ slug, ...opened }: Opened) {
  const [session] = useState(() => draftSession(opened, wireOf(slug)))
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

function wireOf(slug: string): DraftWire {
  const params = { slug }
  return {
    save: (written, version) => call(saveModel, { params, body: { ...written, version } }),
    async read() {
      const found = await call(readManagedModel, { params })
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
