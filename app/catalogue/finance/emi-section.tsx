import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatRupees, formatRupeesAndPaise } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { reportNetworkLoss } from '#app/ui/components/network-loss.ts'
import { EmiAmount } from './emi-amount.tsx'
import { EmiFields } from './emi-fields.tsx'
import * as linkWords from './emi-link-words.ts'
import { EmiResult } from './emi-result.tsx'
import * as words from './emi-section-words.ts'
import * as emiWords from './emi-words.ts'
import type { LoanCost } from './loan-cost.ts'
import { type LoanInputFromUrl, parseLoanInput } from './loan-input.ts'
import type { LoanTerms } from './loan-terms-setting.ts'

/**
 * The calculator's section on /finance. `#emi` opens the dialog with the loan from the address, if
 * it names one. Without JavaScript the same fields are a form that the server answers.
 */
export function EmiSection({
  loan,
  asked,
  example,
}: {
  loan: LoanTerms | null
  asked: LoanInputFromUrl
  example: LoanCost
}) {
  const { hash, key } = useLocation()
  const [dialog, setDialog] = useState<ReactNode>()
  const open = useCallback(
    (named?: LoanInputFromUrl) =>
      import('./emi-dialog.tsx').then(
        ({ EmiDialog }) =>
          setDialog(<EmiDialog loan={loan} asked={named} onClose={() => setDialog(undefined)} />),
        () => reportNetworkLoss({ href: '#emi', sentence: linkWords.notLoaded }),
      ),
    [loan],
  )
  useEffect(() => {
    if (hash === '#emi' && key) void open(asked)
  }, [hash, key, asked, open])

  return (
    <section id="emi" aria-labelledby="emi-title" className="bg-surface">
      <div className="column grid gap-x-16 gap-y-10 py-14 md:py-20 lg:grid-cols-2">
        <div>
          <h2 id="emi-title" className="headline text-2xl">
            {words.costAMonth}
          </h2>
          <p className="mt-3 max-w-[60ch] text-quiet">{words.whatItGives}</p>
          <Button tone="ink" className="mt-6 noscript:hidden" onClick={() => void open()}>
            {words.openCalculator}
          </Button>
          {/* Only the server renders this content, so the browser's bundle leaves it out. */}
          <noscript>{import.meta.env.SSR && <NoScriptEmiCalculator asked={asked} />}</noscript>
        </div>
        <ExampleLoan {...example} />
      </div>
      {dialog}
    </section>
  )
}

function NoScriptEmiCalculator({ asked: { input, isWhole } }: { asked: LoanInputFromUrl }) {
  const { loan, wrong } = parseLoanInput(input)
  return (
    <>
      <form method="get" action="/finance#emi" className="mt-6 max-w-3xl">
        <EmiFields input={input} wrong={isWhole ? wrong : []} />
        <Button type="submit" tone="ink" className="mt-6">
          {emiWords.calculate}
        </Button>
      </form>
      {isWhole && loan && (
        <div className="mt-8 max-w-3xl">
          <EmiAmount loan={loan} />
          <EmiResult loan={loan} />
        </div>
      )}
    </>
  )
}

function ExampleLoan({ amount, rate, years, instalment, totalInterest }: LoanCost) {
  const [figure, aMonth] = words.aMonth(formatRupeesAndPaise(instalment))
  return (
    <dl className="grid content-start gap-5 border-hairline lg:border-l lg:pl-10">
      <div>
        <dt className="text-quiet">
          {words.forInstance(formatRupees(amount), rate, Math.round(years * 12))}
        </dt>
        <dd className="figure mt-1 text-3xl">
          {figure}
          <span className="font-normal text-lg">{aMonth}</span>
        </dd>
      </div>
      <div>
        <dt className="text-quiet">{words.ofWhichInterest}</dt>
        <dd className="figure mt-1 text-xl">{formatRupees(totalInterest)}</dd>
      </div>
    </dl>
  )
}
