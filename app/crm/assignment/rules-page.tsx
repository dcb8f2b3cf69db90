import type { AnswerOf } from '#app/platform/http/define-call.ts'
import { call } from '#app/ui/portal/call.ts'
import { CallForm } from '#app/ui/portal/call-form.tsx'
import { PageHead } from '#app/ui/portal/page-head.tsx'
import { useLatest } from '#app/ui/portal/use-latest.ts'
import { changeRules, getRules } from './rule-calls.ts'
import { ruleFields, rulesIn, rulesShown } from './rule-fields.ts'
import * as words from './rule-words.ts'

type Props = AnswerOf<typeof getRules> & { onSaved: () => void }

/** Manage → Desk rules. */
export function RulesPage({ rules, version, onSaved }: Props) {
  const { current, learn, keep } = useLatest({ version }, async () => {
    const theirs = await call(getRules)
    return theirs.ok ? { version: theirs.answer.version } : undefined
  })
  return (
    <>
      <PageHead title={words.deskRules} />
      <p className="max-w-prose text-quiet">{words.whatFor}</p>
      <p className="mt-2 max-w-prose text-quiet">{words.whereNobody}</p>
      {rules === null && <p className="mt-4 max-w-prose font-semibold">{words.notYet}</p>}
      <div className="mt-8">
        <CallForm
          fields={ruleFields}
          keptAs="desk rules"
          values={rulesShown(rules)}
          send={(chosen) =>
            call(changeRules, { body: { rules: rulesIn(chosen), version: current.version } })
          }
          failure={words.saveFailed}
          onConflict={learn}
          onDone={(saved) => {
            keep(saved)
            onSaved()
          }}
          layout={(show) => <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">{show()}</div>}
          className="max-w-3xl gap-8"
        />
      </div>
    </>
  )
}
