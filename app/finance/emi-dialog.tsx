import { Dialog } from '#app/ui/dialog.tsx'
import type { FinancedModel } from './emi.ts'
import { EmiCalculator } from './emi-calculator.tsx'
import * as words from './emi-words.ts'
import type { LoanInput } from './loan-input.ts'

/** The calculator is there while it is open: closing clears inputs and result. */
export function EmiDialog({
  model,
  start,
  onClose,
}: {
  model?: FinancedModel | undefined
  /** What the fields hold at first, when there is no model. */
  start?: LoanInput
  onClose: () => void
}) {
  return (
    <Dialog isOpen onClose={onClose} title={words.calculator} size="wide">
      <EmiCalculator model={model} start={start} onClose={onClose} />
    </Dialog>
  )
}
