import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { ok } from '#app/platform/result/result.ts'
import {
  deleteBrowserDraft,
  readBrowserDraft,
  saveBrowserDraft,
} from '#app/ui/portal/browser-drafts.ts'
import { useDraftKey } from '#app/ui/portal/draft-owner.ts'
import type { DocumentSection } from './document-sections.ts'
import { omitStatusFields } from './document-status.ts'
import { type DocumentValues, type DraftApi, draftSession } from './draft-session.ts'
import type { EditorBinding } from './editor-binding.ts'
import { fieldName } from './field-labels.ts'

/** Interval in which an open editor looks for changes by other users, in milliseconds. */
const pollInterval = 3_000

type OpenedDocument = {
  writing: EditorBinding
  document: DocumentValues
  version: number
  gaps: Record<string, string>
  sections: readonly DocumentSection[]
}

/**
 * The document of an open editor. If the page closes before a save, the draft stays in this browser
 * and is restored when the editor is opened again. The browser also asks before it closes the page,
 * if it can.
 */
export function useDocumentDraft({ writing, sections, ...opened }: OpenedDocument) {
  const [session] = useState(() =>
    draftSession(opened, draftApiOf(writing), (path) => fieldName(sections, path)),
  )
  const view = useSyncExternalStore(session.subscribe, session.view, session.view)
  const key = useDraftKey(`document ${writing.mayDraft} ${writing.key}`)
  const [before, setBefore] = useState<DocumentValues>()

  const keep = useEffectEvent(() => {
    if (session.isSaved()) return deleteBrowserDraft(key)
    const { base, written } = session.typed()
    saveBrowserDraft(key, { base: asEntries(base), entries: asEntries(written) })
  })
  const takeUp = useEffectEvent(() => {
    const kept = readBrowserDraft(key)
    if (!kept) return
    const document = session.view().written
    if (session.takeUp(fromEntries(kept.base), fromEntries(kept.entries))) setBefore(document)
    else deleteBrowserDraft(key)
  })

  useEffect(() => {
    takeUp()
    const leave = () => {
      keep()
      void session.saveNow().then(keep)
    }
    const onHidden = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    const onClose = (event: BeforeUnloadEvent) => {
      if (session.isSaved()) return
      event.preventDefault()
      leave()
    }
    // Stores the draft after a refusal or a network failure, because either may outlast the page.
    const stop = session.subscribe(() => {
      const { saving } = session.view()
      if (saving !== 'waiting' && saving !== 'saving') keep()
    })
    // Safari on iOS closes a page without `beforeunload`.
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', leave)
    addEventListener('beforeunload', onClose)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', leave)
      removeEventListener('beforeunload', onClose)
      leave()
    }
  }, [session])

  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void session.fetchNewer()
    }, pollInterval)
    return () => clearInterval(timer)
  }, [session])

  const { change, changeAll, saveNow, stepTo, open, write } = session
  return {
    ...view,
    change,
    changeAll,
    saveNow,
    stepTo,
    open,
    write,
    /** Returns the current state, not the state of the last render. */
    now: session.view,
    isRestored: before !== undefined,
    discardRestored: () => {
      if (before) session.write(before)
      setBefore(undefined)
    },
  }
}

/** Messages about missing fields, by path. */
const gapsSchema = v.fallback(v.record(v.string(), v.string()), {})

const asEntries = (document: unknown) => [['document', JSON.stringify(document)]] as const

function fromEntries([entry]: readonly (readonly [string, string])[]): unknown {
  try {
    return JSON.parse(entry?.[1] ?? 'null')
  } catch {
    return null
  }
}

function draftApiOf(writing: EditorBinding): DraftApi {
  return {
    save: (written, version) => writing.save(written, version),
    async read() {
      const found = await writing.read()
      if (!found.ok) return found
      const { version, gaps } = found.value
      return ok({
        document: omitStatusFields(found.value),
        version: Number(version),
        gaps: v.parse(gapsSchema, gaps),
      })
    },
    status: () => writing.status(),
  }
}
