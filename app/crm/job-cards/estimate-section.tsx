import { useId, useRef, useState } from 'react'
import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { readBrowserDraft } from '#app/ui/portal/browser-drafts.ts'
import { useDraftKey } from '#app/ui/portal/draft-owner.ts'
import { EstimateAnswerForm } from './estimate-answer-form.tsx'
import * as words from './estimate-desk-words.ts'
import { EstimateEditor } from './estimate-editor.tsx'
import { EstimateItem } from './estimate-item.tsx'
import { useEstimates } from './use-estimates.ts'

type Props = {
  reference: string
  /** Called after an estimate was sent or an answer saved, which raises the enquiry's version. */
  onChanged?: () => void
}

/** The estimates of a job: the editor of a new one, and those that were sent, with their answers. */
export function EstimateSection({ reference, onChanged }: Props) {
  const { listed, failure, reload } = useEstimates(reference)
  const hasDraft = readBrowserDraft(useDraftKey(`estimate ${reference}`)) !== undefined
  const [isAdding, setAdding] = useState(hasDraft)
  const [isCorrecting, setCorrecting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()

  async function onSent() {
    setAdding(false)
    const now = await reload()
    // The pressed button is gone.
    heading.current?.focus()
    onChanged?.()
    if (now?.whatsAppUrl && !now.isMailed) window.open(now.whatsAppUrl, '_blank', 'noopener')
  }

  async function onAnswered() {
    setCorrecting(false)
    await reload()
    onChanged?.()
  }

  const zone = listed?.zone ?? 'UTC'
  const [newest, ...earlier] = listed?.estimates ?? []
  const isEditing = listed?.isOpen === true && (newest === undefined || isAdding)
  return (
    <section aria-labelledby={id} className="grid gap-3 border-hairline border-t pt-5">
      <h3 ref={heading} id={id} tabIndex={-1} className="font-bold text-lg">
        {words.title}
      </h3>
      {failure && (
        <p role="alert" className="flex flex-wrap items-center gap-3">
          {failure}
          <Button size="dense" onClick={() => void reload()}>
            {words.retry}
          </Button>
        </p>
      )}
      {!listed && !failure && <p className="text-quiet">{words.loading}</p>}
      {listed && !newest && !listed.isOpen && <p className="text-quiet">{words.none}</p>}
      {newest && <EstimateItem estimate={newest} isNewest zone={zone} />}
      {listed?.whatsAppUrl && (
        <a
          href={listed.whatsAppUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonClassName({ size: 'small', className: 'justify-self-start' })}
        >
          {words.openWhatsApp}
        </a>
      )}
      {newest && listed?.isOpen && (newest.answer === null || isCorrecting) && (
        <EstimateAnswerForm
          key={newest.number}
          reference={reference}
          estimate={newest}
          onDone={() => void onAnswered()}
          onCancel={newest.answer === null ? undefined : () => setCorrecting(false)}
        />
      )}
      {newest && listed?.isOpen && (
        <p className="flex flex-wrap gap-2">
          <Button size="small" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
            {words.newEstimate}
          </Button>
          {newest.answer !== null && !isCorrecting && (
            <Button size="small" onClick={() => setCorrecting(true)}>
              {words.correct}
            </Button>
          )}
        </p>
      )}
      {isEditing && newest && <p className="text-quiet">{words.replaces}</p>}
      {isEditing && listed && (
        <EstimateEditor reference={reference} ways={listed} onSent={() => void onSent()} />
      )}
      {newest && listed && !listed.isOpen && <p className="text-quiet">{words.closed}</p>}
      {earlier.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-signal-text underline md:min-h-8">
            {words.earlier}
          </summary>
          <ul className="grid gap-3">
            {earlier.map((estimate) => (
              <li key={estimate.number}>
                <EstimateItem estimate={estimate} isNewest={false} zone={zone} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
