import { Dialog } from '#app/ui/dialog.tsx'
import type { FinancedModel } from './emi.ts'
import { EmiCalculator } from './emi-calculator.tsx'
import * as words from './emi-words.ts'
import type { LoanTerms } from './loan-facts.ts'
import { type LoanInput, usualInput } from './loan-input.ts'

/** The calculator is there while it is open: closing clears inputs and result. */
export function EmiDialog({
  model,
  loan,
  asked,
  onClose,
}: {
  model?: FinancedModel | undefined
  /** What the fields begin with beside the model's price. */
  loan?: LoanTerms | null | undefined
  /** Or a loan that an address names: that is reckoned at once. */
  asked?: LoanInput | undefined
  onClose: () => void
}) {
  return (
    <Dialog isOpen onClose={onClose} title={words.calculator} size="wide">
      <EmiCalculator
        model={model}
        start={asked ?? usualInput(loan, model?.price)}
        isReckoned={asked !== undefined}
        onClose={onClose}
      />
    </Dialog>
  )
}
