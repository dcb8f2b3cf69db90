import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import type { StaffStore } from '#app/auth/login/staff-store.server.ts'
import type { BackupStore } from '#app/backup/backup-store.server.ts'
import { assignmentRulesSetting } from '#app/crm/assignment/assignment-rules.ts'
import type { MailOutboxStore } from '#app/crm/mail/mail-outbox-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import { type Dealer, dealerSchema } from '#app/platform/dealer-details/dealer-schema.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import {
  type FirstStep,
  type FirstStepState,
  firstSteps,
  skippedStepsSetting,
} from './first-steps.ts'

export type FirstStepDeps = {
  dealer: Pick<DealerStore, 'get'>
  facts: Pick<SettingsStore, 'get'>
  staff: Pick<StaffStore, 'listAbleToLogIn'>
  outbox: Pick<MailOutboxStore, 'getStatus'>
  backups: Pick<BackupStore, 'overview'>
  hasSecondStep: (staffId: number) => Promise<boolean>
  clock: Clock
}

/** A copy on another computer counts for this long, in milliseconds. */
const maxCopyAge = 7 * 24 * 3_600_000

/**
 * Lists the first steps of a new installation with their state. Returns an empty list once none is
 * open.
 */
export async function listFirstSteps(
  needs: FirstStepDeps,
  staffId: number,
  { catalogue = 'catalogue' }: { catalogue?: string } = {},
): Promise<FirstStepState[]> {
  const now = needs.clock()
  const [dealer, shipped, skipped, rules, people, mail, backup] = await Promise.all([
    needs.dealer.get(),
    readShippedDealer(catalogue),
    needs.facts.get(skippedStepsSetting),
    needs.facts.get(assignmentRulesSetting),
    needs.staff.listAbleToLogIn(now),
    needs.outbox.getStatus(),
    needs.backups.overview(),
  ])
  const copiedAt = backup.copied?.at
  const isDone: Record<FirstStep, boolean> = {
    contact: !hasPlaceholders(dealer) && !isSame(dealer.address, shipped?.address),
    hours: !isSame(dealer.hours, shipped?.hours),
    staff: people.some((person) => person.id !== staffId),
    rules: rules !== null,
    mail: mail.isConfigured && mail.tellsTheHouse,
    'second-step': await needs.hasSecondStep(staffId),
    'backup-copy': copiedAt !== undefined && now.getTime() - Date.parse(copiedAt) < maxCopyAge,
  }
  const skippedNames: readonly FirstStep[] = skipped
  const steps = firstSteps.map((step): FirstStepState => {
    if (isDone[step]) return { step, state: 'done' }
    return { step, state: skippedNames.includes(step) ? 'skipped' : 'open' }
  })
  return steps.some(({ state }) => state === 'open') ? steps : []
}

/**
 * Returns `true` for details that reach nobody. No Indian telephone number begins with 0 after +91,
 * and no mailbox ends with `.example`.
 */
function hasPlaceholders({ salesPhones, servicePhones, whatsapp, email }: Dealer): boolean {
  const phones = [...salesPhones, ...servicePhones, whatsapp]
  return phones.some((phone) => /^\+91\D*0/.test(phone)) || email.endsWith('.example')
}

/** Reads the dealer with which a new installation starts. Undefined if the file is not there. */
async function readShippedDealer(catalogue: string): Promise<Dealer | undefined> {
  try {
    const file = await readFile(join(catalogue, 'dealer.json'), 'utf8')
    const result = v.safeParse(dealerSchema, JSON.parse(file))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
