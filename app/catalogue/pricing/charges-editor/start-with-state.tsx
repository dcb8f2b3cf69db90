import { useState } from 'react'
import { type ChargeState, chargeStates } from '#app/catalogue/pricing/charges/charge-states.ts'
import type { ChargeTable } from '#app/catalogue/pricing/charges/charges-content.ts'
import { states } from '#app/catalogue/pricing/charges/charges-content-words.ts'
import { startCharges } from '#app/catalogue/pricing/charges/start-charges.ts'
import { Button } from '#app/ui/components/button.tsx'
import { SelectField } from '#app/ui/components/form-field.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { useConfirm } from '#app/ui/portal/use-confirm.tsx'
import * as words from './charges-editor-words.ts'

type Props = {
  /** Number of rows in the draft. */
  rows: number
  onStart: (table: ChargeTable) => void
}

/** Fills the draft with the charges of a state. Asks first if the draft has rows. */
export function StartWithState({ rows, onStart }: Props) {
  const [state, setState] = useState<ChargeState>('TG')
  const { ask, dialog } = useConfirm()

  async function start() {
    const table = startCharges[state]
    if (!table) return
    const { title, details } = words.replaceQuestion(states[state], rows)
    const question = { title, details, confirm: words.start(states[state]) }
    if (rows > 0 && !(await ask({ ...question, tone: 'bad' }))) return
    onStart(table)
    void showToast(words.started(states[state]))
  }

  return (
    <div className="grid max-w-prose gap-3">
      <p className="text-quiet text-sm">{words.startHint}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          name="start-state"
          label={words.startState}
          options={chargeStates.map((value) => ({
            value,
            label: startCharges[value] ? states[value] : words.noTable(states[value]),
            isDisabled: startCharges[value] === undefined,
          }))}
          value={state}
          onChange={({ target }) =>
            setState(chargeStates.find((it) => it === target.value) ?? 'TG')
          }
        />
        <Button className="h-12" onClick={() => void start()}>
          {words.start(states[state])}
        </Button>
      </div>
      {dialog}
    </div>
  )
}
