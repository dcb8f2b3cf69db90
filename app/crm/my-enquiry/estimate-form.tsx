import type { Estimate } from '#app/crm/job-cards/job-card.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { TextAreaField } from '#app/ui/components/form-field.tsx'
import { EstimateLines } from './estimate-lines.tsx'
import * as words from './estimate-words.ts'
import type { ActRefusal } from './my-enquiry-act-page.tsx'

export type EstimateQuestion = {
  estimate: Pick<Estimate, 'number' | 'lines' | 'total'>
  /** `false` if the estimate was answered or the enquiry closed meanwhile. */
  canAnswer: boolean
  /** `true` if the customer followed the link to refuse the estimate. */
  asksToRefuse: boolean
}

type Props = EstimateQuestion & { path: string; refused: ActRefusal | undefined }

/**
 * Shows the estimate again and asks for the answer. The form carries number and total, so that the
 * answer never counts for another estimate than the one that was shown.
 */
export function EstimateForm({ estimate, canAnswer, asksToRefuse, path, refused }: Props) {
  const { number, total } = estimate
  const shownTotal = formatRupees(total)
  const buttons = [
    <Button
      key="yes"
      type="submit"
      tone={asksToRefuse ? 'quiet' : 'signal'}
      name="answer"
      value="yes"
    >
      {words.approveAmount(shownTotal)}
    </Button>,
    <Button
      key="no"
      type="submit"
      tone={asksToRefuse ? 'signal' : 'quiet'}
      name="answer"
      value="no"
    >
      {words.refuse}
    </Button>,
  ]
  return (
    <>
      <h2 className="mt-6 mb-2 font-bold text-xl">{words.title(number)}</h2>
      <EstimateLines estimate={estimate} />
      <p className="mt-3 text-quiet">{words.explanation}</p>
      {canAnswer && (
        <form method="post" action={`${path}/estimate`} noValidate className="mt-6 grid gap-6">
          <input type="hidden" name="number" value={number} />
          <input type="hidden" name="total" value={total} />
          <p className="font-semibold">{words.ask(number, shownTotal)}</p>
          <TextAreaField
            name="note"
            label={words.note}
            hint={words.noteHint}
            isOptional
            maxLength={500}
            defaultValue={refused?.typed['note']}
            error={refused?.errors['note']?.[0]}
          />
          <p className="flex flex-wrap gap-3">{asksToRefuse ? buttons.toReversed() : buttons}</p>
        </form>
      )}
    </>
  )
}
