import { useMemo } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import type { EditorBinding } from './editor-binding.ts'
import type { useDocumentDraft } from './use-document-draft.ts'
import * as words from './words.ts'

type Props = { writing: EditorBinding; draft: ReturnType<typeof useDocumentDraft> }

/** Lists figures that the document states in two ways. One button makes all places agree. */
export function ContradictionList({ writing, draft }: Props) {
  const { written, changeAll } = draft
  const found = useMemo(() => writing.contradictions?.(written) ?? [], [writing, written])
  if (found.length === 0) return null
  return (
    <section
      aria-labelledby="contradictions"
      className="mb-6 border-warn border-l-4 bg-ground px-4 py-3 text-sm"
    >
      <h3 id="contradictions" className="font-semibold">
        {words.contradictions}
      </h3>
      <ul className="mt-1 grid gap-3">
        {found.map(({ sentence, choices }) => (
          <li key={sentence}>
            <p>{sentence}</p>
            <div className="mt-1.5 flex flex-wrap gap-2">
              {choices.map(({ label, changes }) => (
                <Button key={label} size="dense" onClick={() => changeAll(changes)}>
                  {label}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
