import { type ComponentProps, useState } from 'react'
import { reportNetworkLoss } from '#app/ui/components/network-loss.ts'
import type * as dialogModule from './emi-dialog.tsx'
import * as words from './emi-link-words.ts'
import type { FinancedModel } from './loan-cost.ts'
import type { LoanTerms } from './loan-terms-setting.ts'

/**
 * Opens the EMI calculator in place, with the model's price where there is a model. Its weight comes with
 * the first click; where it does not come the page says so, and without JavaScript, or with a new tab, it is
 * a link to the calculator on /finance.
 */
export function EmiLink({
  model: of,
  loan,
  children,
  ...link
}: {
  model?: FinancedModel
  /** What the calculator begins with beside the price. */
  loan?: LoanTerms | null
} & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const [opened, setOpened] = useState<typeof dialogModule>()
  // One that nobody has priced is financed by what one types.
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
