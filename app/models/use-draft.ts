import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#app/forms/errors-of.ts'
import { call } from '#app/portal/call.ts'
import { type Path, withValueAt } from '#app/shapes/at-path.ts'
import { mergeThree } from '#app/shapes/merge-three.ts'
import * as words from './editor-words.ts'
import { readManagedModel, saveModel } from './model-calls.ts'

export type Written = Record<string, unknown>
export type Saving = 'saved' | 'waiting' | 'saving' | 'refused' | 'offline'

/** What came with the page. */
type Opened = { slug: string; document: Written; version: number; gaps: Record<string, string> }

/** How long after the last key what was typed is sent, and after a failure sent again, in milliseconds. */
const pause = 900
const pauseAfterFailure = 5_000

/**
 * A model as it is written. Every change is saved by itself a moment later; where somebody else was
 * quicker the changes of both are put together and saved again. What is not saved stays in the fields.
 */
export function useDraft({ slug, document, version, gaps }: Opened) {
  const [written, setWritten] = useState(document)
  const [saving, setSaving] = useState<Saving>('saved')
  const [errors, setErrors] = useState<FieldErrors>({})
  const [missing, setMissing] = useState(gaps)
  const [notice, setNotice] = useState('')
  const [at, setAt] = useState(version)
  const now = useRef({ written: document, base: document, version, isSending: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const send = useCallback(async (): Promise<void> => {
    const { current } = now
    clearTimeout(timer.current)
    if (current.isSending || current.written === current.base) return
    current.isSending = true
    setSaving('saving')
    const sent = current.written
    const body = { ...sent, version: current.version }
    const result = await call(saveModel, { params: { slug }, body })
    current.isSending = false
    if (result.ok) {
      current.base = sent
      current.version = result.answer.version
      setAt(result.answer.version)
      setErrors({})
      setMissing(result.answer.gaps)
      if (current.written === sent) return setSaving('saved')
      return send()
    }
    if (result.status === 409) return mergeTheirs()
    setErrors(result.status === 422 ? result.errors : {})
    setSaving(result.status === 422 ? 'refused' : 'offline')
    if (result.status !== 422) timer.current = setTimeout(() => void send(), pauseAfterFailure)

    async function mergeTheirs(): Promise<void> {
      const theirs = await call(readManagedModel, { params: { slug } })
      if (!theirs.ok) {
        setSaving('offline')
        timer.current = setTimeout(() => void send(), pauseAfterFailure)
        return
      }
      const { state, hasDraft, editedBy, editedAt, publishAt, ...rest } = theirs.answer
      const { withdrawAt, planFailure, gaps: theirGaps, version: newest, ...document } = rest
      const { merged, clashes } = mergeThree(current.base, current.written, document)
      current.base = document
      current.version = newest
      replace(isGroup(merged) ? merged : current.written)
      const paths = clashes.map(({ path }) => path).join(', ')
      setNotice(paths === '' ? words.merged(editedBy) : words.clashed(editedBy, paths))
      return send()
    }
    function replace(next: Written) {
      current.written = next
      setWritten(next)
    }
  }, [slug])

  const change = useCallback(
    (path: Path, next: unknown) => {
      const { current } = now
      const changed = withValueAt(current.written, path, next)
      current.written = isGroup(changed) ? changed : {}
      setWritten(current.written)
      setSaving('waiting')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(), pause)
    },
    [send],
  )

  // Who leaves sooner than it is saved is asked, and it is sent on the way.
  useEffect(() => {
    const { current } = now
    const onLeave = (event: BeforeUnloadEvent) => {
      if (current.written === current.base) return
      event.preventDefault()
      void send()
    }
    addEventListener('beforeunload', onLeave)
    return () => {
      removeEventListener('beforeunload', onLeave)
      void send()
    }
  }, [send])

  /** The version that a publication or a plan has made. */
  const stepTo = useCallback((next: number) => {
    now.current.version = next
    setAt(next)
  }, [])

  return { stepTo, written, change, saving, errors, missing, notice, version: at, saveNow: send }
}

function isGroup(value: unknown): value is Written {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
