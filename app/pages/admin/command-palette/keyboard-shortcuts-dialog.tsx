import { useState } from 'react'
import { areLetterShortcutsOn, setLetterShortcuts } from '#app/crm/desk/letter-shortcuts.ts'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import { Dialog } from '#app/ui/components/dialog.tsx'
import * as words from './command-palette-words.ts'
import { keyboardShortcutsTitle } from './palette-dialog-titles.ts'

/** Lists the keyboard shortcuts and lets the user turn off single letters. */
export function KeyboardShortcutsDialog({
  isOpen,
  onClose,
}: {
  isOpen: boolean
  onClose: () => void
}) {
  const [act, setAct] = useState(areLetterShortcutsOn)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={keyboardShortcutsTitle}>
      <ShortcutList title={words.inList} keys={words.listKeys} />
      <ShortcutList title={words.inEnquiry} keys={words.inEnquiryKeys} />
      <ShortcutList title={words.everywhere} keys={words.otherKeys} />
      <ShortcutList title={words.inSearch} keys={words.searchKeys} />
      <div className="mt-5 border-hairline border-t pt-3">
        <CheckboxField
          name="letters"
          label={words.useSingleKeys}
          hint={words.singleKeysHint}
          checked={act}
          onChange={({ target }) => {
            setAct(target.checked)
            setLetterShortcuts(target.checked)
          }}
        />
      </div>
    </Dialog>
  )
}

function ShortcutList({ title, keys: shown }: { title: string; keys: typeof words.listKeys }) {
  return (
    <section className="mt-4 first:mt-0">
      <h3 className="mb-1 font-semibold text-quiet text-sm">{title}</h3>
      <dl className="grid grid-cols-[7.5rem_1fr] gap-x-5 gap-y-1 text-sm">
        {shown.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="font-sans font-semibold">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
