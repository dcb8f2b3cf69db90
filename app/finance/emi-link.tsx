import { type ComponentProps, lazy, Suspense, useState } from 'react'
import type { FinancedModel } from './emi.ts'

// The calculator's weight comes with the first click on it.
const EmiDialog = lazy(async () => ({ default: (await import('./emi-dialog.tsx')).EmiDialog }))

/**
 * Opens the EMI calculator in place, with the model's price where there is a model. Without
 * JavaScript (or with a new tab) it is a link to the calculator on /finance.
 */
export function EmiLink({
  model,
  children,
  ...link
}: { model?: FinancedModel } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const [isOpen, setOpen] = useState(false)
  const query = model ? `?${new URLSearchParams({ amount: String(model.price) })}` : ''
  return (
    <>
      <a
        {...link}
        href={`/finance${query}#emi`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {children}
      </a>
      {isOpen && (
        <Suspense>
          <EmiDialog model={model} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
