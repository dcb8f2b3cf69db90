import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import type { FindPermittedActor } from '#app/platform/permissions/capability.ts'
import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import {
  clearedPublicationColumns,
  clearedWithdrawalColumns,
  type DraftRow,
  draftRowStore,
  scheduleAuditMark,
} from './draft-row-store.server.ts'
import type { Publishable } from './publishable.ts'
import * as words from './staff-words.ts'

/** `currentEditor` checks the planner's capability again when a plan is carried out. */
export type DraftStoreDeps = ChangeContext & { currentEditor: FindPermittedActor }

/** Carries out the plans of one content type. */
export function scheduleRunner<Document>(desk: DraftStoreDeps, draftable: Publishable<Document>) {
  const { noun } = draftable
  const { step, publishIn } = draftRowStore(draftable)

  return {
    /**
     * Carries out all due plans. Each plan is cleared and carried out in one transaction, so only
     * one of several instances does it. Returns the number of plans that this instance processed,
     * including plans that failed.
     */
    async carryOut(): Promise<number> {
      const now = desk.clock().toISOString()
      const due = await desk.db
        .selectFrom('drafts')
        .selectAll()
        .where('noun', '=', noun)
        .where((eb) => eb.or([eb('publish_at', '<=', now), eb('withdraw_at', '<=', now)]))
        .execute()
      let done = 0
      for (const row of due) {
        const isDue = row.publish_at !== null && row.publish_at <= now
        if (await (isDue ? publish(row) : withdraw(row))) done++
      }
      return done
    },
  }

  async function publish(row: DraftRow): Promise<boolean> {
    const { key, version: was, edited_by, edited_at } = row
    const { editor, failure } = await plannerOf(key, row.planned_by)
    const lost = await lostIn(key, row.planned_json)
    return auditedTransaction(desk, editor, async (trx, record, now) => {
      const of = { key, was, now, who: editor.userId }
      const cancelPlan = async (plan_failure: string) => {
        const stepped = await step(trx, of, {
          ...clearedPublicationColumns,
          ...{ edited_by, edited_at, plan_failure },
        })
        if (stepped.ok) await record(failedPlan(key, { publish: row.publish_at }, plan_failure))
        return stepped.ok
      }
      if (failure !== undefined) return cancelPlan(failure)
      if (hasMessages(lost)) return cancelPlan(firstOf(key, lost))
      const published = await publishIn(trx, record, { ...of, isPlanned: true })
      if (published.ok) return true
      const { kind, errors } = published.problem
      if (kind === 'invalid') return cancelPlan(firstOf(key, errors))
      return kind === 'gone' && cancelPlan(words.nothingPrepared)
    })
  }

  async function withdraw(row: DraftRow): Promise<boolean> {
    const { key, version: was, edited_by, edited_at } = row
    const { editor, failure } = await plannerOf(key, row.withdrawal_planned_by)
    return auditedTransaction(desk, editor, async (trx, record, now) => {
      const of = { key, was, now, who: editor.userId }
      const stepped = await step(trx, of, {
        ...clearedWithdrawalColumns,
        ...{ edited_by, edited_at },
        ...(failure !== undefined && { plan_failure: failure }),
      })
      if (!stepped.ok) return false
      if (failure !== undefined) {
        await record(failedPlan(key, { withdraw: row.withdraw_at }, failure))
        return true
      }
      const withdrawn = await draftable.withdraw(trx, key)
      if (withdrawn)
        await record({ action: 'took off the site', ...withdrawn, after: scheduleAuditMark })
      return true
    })
  }

  function failedPlan(key: string, before: Record<string, string | null>, reason: string) {
    return {
      action: 'publish' in before ? 'could not publish' : 'could not unpublish',
      subject: `${noun}/${key}`,
      label: key,
      before,
      after: { reason, ...scheduleAuditMark },
    }
  }

  /** Returns the planner for the audit log, and a failure if they may no longer publish. */
  async function plannerOf(key: string, userId: string | null) {
    const planner = userId && (await desk.currentEditor(userId, draftable.mayPublish(key)))
    if (planner) return { editor: planner, failure: undefined }
    const editor = { id: null, userId: userId ?? '' }
    return { editor, failure: words.plannerLostRight(editor.userId) }
  }

  async function lostIn(key: string, json: string | null): Promise<FieldMessages> {
    if (json === null || !draftable.lost) return {}
    return draftable.lost(key, JSON.parse(json))
  }

  function firstOf(key: string, flaws: FieldMessages | FieldErrors): string {
    const [[path, says] = ['', '']] = Object.entries(flaws)
    return draftable.flaw(path, String(says), key)
  }
}

const hasMessages = (flaws: FieldMessages) => Object.keys(flaws).length > 0
