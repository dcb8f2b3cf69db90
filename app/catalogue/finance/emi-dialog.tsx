import { Dialog } from '#app/ui/components/dialog.tsx'
import { EmiCalculator } from './emi-calculator.tsx'
import * as words from './emi-words.ts'
import type { FinancedModel } from './loan-cost.ts'
import { defaultLoanInput, type LoanInputFromUrl } from './loan-input.ts'
import type { LoanTerms } from './loan-terms-setting.ts'

/** The EMI calculator in a dialog. Closing unmounts it, which clears inputs and result. */
export function EmiDialog({
  model,
  loan,
  asked,
  onClose,
}: {
  model?: FinancedModel | undefined
  /** Default rate and tenure of the fields. */
  loan?: LoanTerms | null | undefined
  /** Loan from the address; overrides the defaults. */
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
