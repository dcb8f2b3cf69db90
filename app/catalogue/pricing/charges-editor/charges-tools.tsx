import { useState } from 'react'
import { chargesCapabilities } from '#app/catalogue/pricing/charges/charges-content.ts'
import { CollapsibleEntry } from '#app/content/document-editor/collapsible-entry.tsx'
import type { EditorTools } from '#app/content/document-editor/document-editor.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { ChargeEffectsPanel } from './charge-effects-panel.tsx'
import * as words from './charges-editor-words.ts'
import { StartWithState } from './start-with-state.tsx'

/** Above the fields of the charges: the effect of the draft, and the tables of states. */
export function ChargesTools({ draft }: { draft: EditorTools }) {
  const mayEdit = useHasCapability()(chargesCapabilities.draft)
  const { charges } = draft.written
  const rows = Array.isArray(charges) ? charges.length : 0
  const [open, setOpen] = useState<'effects' | 'start' | undefined>(
    rows === 0 ? 'start' : undefined,
  )
  const fold = (name: 'effects' | 'start') => (isOpen: boolean) =>
    setOpen((before) => (isOpen ? name : before === name ? undefined : before))
  return (
    <div className="mb-8 border-hairline border-b [&>section]:border-hairline [&>section]:border-t">
      <section aria-label={words.effects}>
        <CollapsibleEntry
          isOpen={open === 'effects'}
          onFold={fold('effects')}
          head={
            <span>
              <h2>{words.effects}</h2>
              <span className="block font-normal text-quiet text-sm">{words.effectsHint}</span>
            </span>
          }
        >
          <div className="pb-5">
            <ChargeEffectsPanel version={draft.version} />
          </div>
        </CollapsibleEntry>
      </section>
      {mayEdit && (
        <section aria-label={words.startTitle}>
          <CollapsibleEntry
            isOpen={open === 'start'}
            onFold={fold('start')}
            head={<h2>{words.startTitle}</h2>}
          >
            <div className="pb-5">
              <StartWithState rows={rows} onStart={draft.write} />
            </div>
          </CollapsibleEntry>
        </section>
      )}
    </div>
  )
}
