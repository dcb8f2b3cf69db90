import { useState } from 'react'
import {
  lostReasons,
  needsLostReason,
  statesByPipeline,
} from '#app/crm/enquiries/enquiry-states.ts'
import * as stateWords from '#app/crm/enquiries/state-words.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import * as words from './enquiry-actions-words.ts'
import { enquiryStateLabel } from './format-desk-row.ts'

type Props = {
  flow: Pipeline
  state: string | null
  /** Day of a booking that is still to come, `YYYY-MM-DD`. */
  comingOn?: string | undefined
  /** `true` before the hour of the appointment, which nobody can have missed yet. */
  isBeforeHour?: boolean
  onChoose: (state: string, reason?: string) => void
  isBusy: boolean
  hasFocus?: boolean
  hasDigits?: boolean
}

/** States of a vehicle that is or was at the workshop. */
const statesAtWorkshop = ['arrived', 'in-work', 'ready', 'delivered']

/**
 * One button for each state of the flow. The state `lost` also needs a reason, and the arrival
 * before the booked day a confirmation.
 */
export function StatePicker({
  flow,
  state,
  comingOn,
  isBeforeHour = false,
  onChoose,
  isBusy,
  hasFocus,
  hasDigits = true,
}: Props) {
  const [wanted, setWanted] = useState<string>()
  const isEarly = (value: string) => comingOn !== undefined && statesAtWorkshop.includes(value)
  if (wanted && comingOn !== undefined && isEarly(wanted))
    return (
      <div role="alert" className="grid gap-3">
        <p>{words.isBookedFor(formatHour({ day: comingOn, at: null }))}</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" disabled={isBusy} onClick={() => onChoose(wanted)}>
            {words.setAlready(enquiryStateLabel(wanted))}
          </Button>
          <Button size="small" onClick={() => setWanted(undefined)}>
            {words.otherState}
          </Button>
        </div>
      </div>
    )
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
      choices={statesByPipeline[flow]
        .filter((value) => value !== 'no-show' || value === state || !isBeforeHour)
        .map((value) => ({
          value,
          label: stateWords.states[value],
          isChosen: value === state,
        }))}
      onChoose={(value) =>
        needsLostReason(value) || isEarly(value) ? setWanted(value) : onChoose(value)
      }
    />
  )
}
