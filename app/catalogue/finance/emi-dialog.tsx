import { Dialog } from '#app/ui/components/dialog.tsx'
import { EmiCalculator } from './emi-calculator.tsx'
import * as words from './emi-words.ts'
import type { FinancedModel } from './loan-cost.ts'
import { defaultLoanInput, type LoanInputFromUrl } from './loan-input.ts'
import type { LoanTerms } from './loan-terms-setting.ts'

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
  /** Or what an address names. */
  asked?: LoanInputFromUrl | undefined
  onClose: () => void
}) {
  return (
    <Dialog isOpen onClose={onClose} title={words.calculator} size="growing">
      <EmiCalculator
        model={model}
        start={asked?.input ?? defaultLoanInput(loan, model?.price)}
        isReckoned={asked?.isWhole === true}
        onClose={onClose}
      />
    </Dialog>
  )
}
