import {
  DirectChangeNotice,
  type DraftSummary,
} from '#app/content/document-editor/direct-change-notice.tsx'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { EndpointForm } from '#app/ui/portal/endpoint-form.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { useLatestRow } from '#app/ui/portal/use-latest-row.ts'
import { changeAssignmentRules, getAssignmentRules } from './assignment-rule-endpoints.ts'
import {
  assignmentRuleFields,
  assignmentRuleFormValues,
  parseAssignmentRules,
} from './assignment-rule-fields.ts'
import * as words from './assignment-rule-words.ts'
import type { AssignmentRulesByKind } from './assignment-rules.ts'
import type { getRuleParticipants } from './rule-participant-endpoints.ts'
import { RuleParticipantsForm } from './rule-participants-form.tsx'

type Props = EndpointAnswer<typeof getAssignmentRules> & {
  /** The rules that apply again once they are switched on; null if there are none. */
  switchedOff: AssignmentRulesByKind
  draft: DraftSummary
  timeZone: string
  participants: EndpointAnswer<typeof getRuleParticipants>
  onSaved: () => void
}

/** The portal page Manage → Desk rules. */
export function AssignmentRulesPage({ rules, switchedOff, version, ...shown }: Props) {
  const { draft, timeZone, participants, onSaved } = shown
  const { current, learn, keep } = useLatestRow({ version }, async () => {
    const theirs = await requestAsStaff(getAssignmentRules)
    return theirs.ok ? { version: theirs.value.version } : undefined
  })
  return (
    <>
      <PageHeading title={words.deskRules} />
      <p className="max-w-prose text-quiet">{words.whatFor}</p>
      <p className="mt-2 max-w-prose text-quiet">{words.whereNobody}</p>
      <DirectChangeNotice
        {...{ draft, timeZone }}
        editor="/admin/site/desk-rules"
        may={{ edit: 'desk.rules', draft: 'desk.rules' }}
        isShort
      />
      {rules === null && (
        <p className="mt-4 max-w-prose font-semibold">
          {switchedOff === null ? words.notYet : words.switchedOff}
        </p>
      )}
      <div className="mt-8">
        <EndpointForm
          fields={assignmentRuleFields}
          keptAs="desk rules"
          values={assignmentRuleFormValues(rules ?? switchedOff)}
          send={(chosen) =>
            requestAsStaff(changeAssignmentRules, {
              body: { rules: parseAssignmentRules(chosen), version: current.version },
            })
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
      <RuleParticipantsForm {...participants} onSaved={onSaved} />
    </>
  )
}
