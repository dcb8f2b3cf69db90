import { useState } from 'react'
import {
  lostReasons,
  needsLostReason,
  statesByPipeline,
} from '#app/crm/enquiries/enquiry-states.ts'
import * as stateWords from '#app/crm/enquiries/state-words.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import * as words from './enquiry-actions-words.ts'

type Props = {
  flow: Pipeline
  state: string | null
  onChoose: (state: string, reason?: string) => void
  isBusy: boolean
  hasFocus?: boolean
  hasDigits?: boolean
}

/** One button for each state of the flow. The state `lost` also needs a reason. */
export function StatePicker({ flow, state, onChoose, isBusy, hasFocus, hasDigits = true }: Props) {
  const [wanted, setWanted] = useState<string>()
  if (wanted)
    return (
      <div>
        <p className="mb-2 font-semibold">{words.why}</p>
        <ChoiceButtons
          label={words.why}
          isBusy={isBusy}
          isNarrow
          hasFocus
          choices={lostReasons.map((value) => ({ value, label: stateWords.lostReasons[value] }))}
          onChoose={(reason) => onChoose(wanted, reason)}
        />
        <Button size="small" className="mt-3" onClick={() => setWanted(undefined)}>
          {words.otherState}
        </Button>
      </div>
    )
  return (
    <ChoiceButtons
      label={words.state}
      isBusy={isBusy}
      isNarrow
      hasFocus={hasFocus ?? false}
      hasDigits={hasDigits}
      choices={statesByPipeline[flow].map((value) => ({
        value,
        label: stateWords.states[value],
        isChosen: value === state,
      }))}
      onChoose={(value) => (needsLostReason(value) ? setWanted(value) : onChoose(value))}
    />
  )
}
