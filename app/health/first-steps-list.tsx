import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Link } from '#app/ui/components/link.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { Check } from '#app/ui/icons/check.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { type FirstStepState, skippableSteps } from './first-steps.ts'
import { skipFirstStep } from './first-steps-endpoints.ts'
import * as words from './first-steps-words.ts'

/** The owner's first steps on the dashboard. Renders nothing once none is open. */
export function FirstStepsList({ steps }: { steps: readonly FirstStepState[] }) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  if (steps.length === 0) return null
  const open = steps.filter(({ state }) => state === 'open')
  const others = steps.filter(({ state }) => state !== 'open')

  async function skip(step: (typeof skippableSteps)[number], isSkipped: boolean) {
    setBusy(true)
    const sent = await requestAsStaff(skipFirstStep, { params: { step }, body: { isSkipped } })
    setBusy(false)
    if (!sent.ok) return showToast(sent.problem.message || words.notSaved, 'error')
    await showToast(sent.value.message)
    await revalidate()
  }

  return (
    <section aria-labelledby="first-steps" className="mb-8 border border-hairline bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 md:px-6">
        <h2 id="first-steps" className="font-bold text-lg">
          {words.firstStepsTitle}
        </h2>
        <p className="text-quiet text-sm">{words.toDo(open.length)}</p>
      </div>
      <ol className="mt-2 divide-y divide-hairline">
        {[...open, ...others].map(({ step, state }) => {
          const { title, why, to } = words.steps[step]
          const skippable = skippableSteps.find((one) => one === step)
          return (
            <li
              key={step}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 px-4 py-3 md:px-6"
            >
              {state === 'open' ? (
                <div className="min-w-0 max-w-prose grow basis-64">
                  <p className="font-semibold">
                    {to ? (
                      <Link
                        to={to}
                        className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8"
                      >
                        {title}
                      </Link>
                    ) : (
                      title
                    )}
                  </p>
                  <p className="text-quiet text-sm">{why}</p>
                </div>
              ) : (
                <p className="flex min-w-0 grow basis-64 items-start gap-2 text-quiet">
                  {state === 'done' && <Check aria-hidden className="mt-1 size-4 text-good" />}
                  <span>
                    {title} · {state === 'done' ? words.done : words.skipped}
                  </span>
                </p>
              )}
              {skippable && state !== 'done' && (
                <RowActionButton
                  disabled={isBusy}
                  onClick={() => void skip(skippable, state === 'open')}
                  aria-label={(state === 'open' ? words.skipOf : words.showAgainOf)(title)}
                >
                  {state === 'open' ? words.skip : words.showAgain}
                </RowActionButton>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
