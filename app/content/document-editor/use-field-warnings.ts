import { useMemo, useState } from 'react'
import { fieldId } from '#app/ui/components/form-field.tsx'
import type { DocumentValues } from './draft-session.ts'
import type { EditorBinding } from './editor-binding.ts'

/** A warning about the field at `path`. */
export type FieldWarning = { path: string; message: string }

/** The warnings about a document, and a way to its fields, which may be in a collapsed entry. */
export function useFieldWarnings(writing: EditorBinding, written: DocumentValues) {
  const [shownPath, setShownPath] = useState<string>()
  const warnings = useMemo(
    () =>
      writing
        .warnings(written)
        .map(({ path, says }): FieldWarning => ({ path, message: writing.flaw(path, says) })),
    [writing, written],
  )
  return {
    warnings,
    warningAt: (path: string) => warnings.find((it) => it.path === path)?.message,
    /** Returns `true` if the field to show is below the path. */
    isShownBelow: (path: string) => shownPath?.startsWith(`${path}.`) ?? false,
    /** Opens the entry that contains the field, scrolls to the field and focuses it. */
    show: (path: string) => {
      setShownPath(path)
      requestAnimationFrame(() => {
        const control = document.getElementById(fieldId(path))
        control?.focus({ preventScroll: true })
        control?.scrollIntoView({ block: 'center' })
      })
    },
  }
}
