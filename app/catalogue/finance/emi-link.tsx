import { type ComponentProps, useState } from 'react'
import { reportNetworkLoss } from '#app/ui/components/network-loss.ts'
import type * as dialogModule from './emi-dialog.tsx'
import * as words from './emi-link-words.ts'
import type { FinancedModel } from './loan-cost.ts'
import type { LoanTerms } from './loan-terms-setting.ts'

/**
 * Opens the EMI calculator in a dialog, with the model's price if there is a model. The dialog's
 * code loads on the first click; if that fails, the page shows a message. Without JavaScript, or in
 * a new tab, it is a link to the calculator on /finance.
 */
export function EmiLink({
  model: of,
  loan,
  children,
  ...link
}: {
  model?: FinancedModel
  /** Default rate and tenure of the calculator. */
  loan?: LoanTerms | null
} & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const [opened, setOpened] = useState<typeof dialogModule>()
  // A model without a price is left out: the visitor types the amount.
  const model = of?.price ? of : undefined
  const query = model ? `?${new URLSearchParams({ amount: String(model.price) })}` : ''
  return (
    <>
      <a
        {...link}
        href={`/finance${query}#emi`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          const { href } = event.currentTarget
          import('./emi-dialog.tsx').then(setOpened, () =>
            reportNetworkLoss({ href, sentence: words.notLoaded }),
          )
        }}
      >
        {children}
      </a>
      {opened && (
        <opened.EmiDialog model={model} loan={loan} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}
