import { existsSync } from 'node:fs'
import { lockFile, takePostgresAway } from './away.ts'
import { setClock } from './clock.ts'
import type { Mails, Notified } from './count-notified.ts'
import { fillDisk, slowDisk } from './disk.ts'
import { hasCommand } from './has-command.ts'
import { killOneOfTwo, replaceBoth } from './instances.ts'
import type { Kept } from './kept.ts'
import { killAtRandom } from './kills.ts'
import { mailAway } from './mail.ts'
import { notifyUnderKills } from './notifications.ts'
import { restoreWhilePosting } from './restores.ts'

export type Verdict = { facts: string; isGood: boolean }

export type Program = {
  /** Program that must be installed. */
  needs?: 'nginx' | 'strace' | 'faketime'
  /** Returns undefined if it cannot run here. */
  run: () => Promise<Verdict | undefined>
}

type Sums = Pick<Kept, 'lost' | 'twice'> & { acknowledged: number }

/** A run without acknowledged enquiries proves nothing, so it fails. */
const held = ({ acknowledged, lost, twice }: Sums) => acknowledged > 0 && lost === 0 && twice === 0

const told = (refused: Map<number, number>) =>
  [...refused].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ') || 'none'

const keptFacts = ({ acknowledged, lost, twice }: Sums) =>
  `${acknowledged} acknowledged, ${lost} lost, ${twice} twice`

/** Failure scenarios by name. Each runs the failure and counts what was lost. */
export const programs: Record<string, Program> = {
  'kill-sqlite': { run: () => kills('sqlite') },
  'kill-postgres': { run: () => kills('postgres') },
  'notify-sqlite': { run: () => notifications('sqlite') },
  'notify-postgres': { run: () => notifications('postgres') },
  'kill-one-of-two': {
    needs: 'nginx',
    async run() {
      const it = await killOneOfTwo()
      const failed = [...it.refused.values()].reduce((sum, count) => sum + count, 0)
      return {
        facts: `${keptFacts(it)}; failed: ${told(it.refused)} (20 in hand); pages ${it.pages.failed} of ${it.pages.answers}`,
        isGood: held(it) && failed <= 20 && it.pages.failed <= 1,
      }
    },
  },
  'replace-both': {
    needs: 'nginx',
    async run() {
      const it = await replaceBoth()
      return {
        facts: `${keptFacts(it)}; failed: ${told(it.refused)}; pages ${it.pages.failed} of ${it.pages.answers}`,
        isGood: held(it) && it.refused.size === 0 && it.pages.failed === 0,
      }
    },
  },
  'locked-file': { run: async () => away(await lockFile(10_000)) },
  'postgres-away': { run: async () => away(await takePostgresAway(60_000)) },
  'full-disk': {
    async run() {
      const it = await fillDisk(10_000)
      if (!it) return undefined
      const verdict = away(it)
      return { ...verdict, isGood: verdict.isGood && it.refused.size > 0 }
    },
  },
  'slow-disk': {
    needs: 'strace',
    async run() {
      const it = await slowDisk(200, 20_000)
      return it && away(it)
    },
  },
  'restore-sqlite': { run: () => restores('sqlite') },
  'restore-postgres': { run: () => restores('postgres') },
  'mail-away': {
    needs: 'faketime',
    async run() {
      const { acknowledged, arrived, lost, twice } = await mailAway(400)
      return {
        facts: `${acknowledged} acknowledged, ${arrived} mails, ${lost} lost, ${twice} twice`,
        isGood: held({ acknowledged, lost, twice }),
      }
    },
  },
  'clock-set': {
    needs: 'faketime',
    async run() {
      const it = await setClock(5000)
      return {
        facts: `${keptFacts(it)}; refused: ${told(it.refused)}; log-ins ${it.logIns.join(', ')}`,
        isGood: held(it) && it.refused.size === 0 && it.logIns.join() === '429,200,200',
      }
    },
  },
}

export function isInstalled(needed: Program['needs']): boolean {
  if (needed === undefined) return true
  if (needed === 'faketime')
    return existsSync('/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1')
  return hasCommand(needed)
}

async function kills(engine: 'sqlite' | 'postgres'): Promise<Verdict> {
  const it = await killAtRandom(engine, 100)
  return { facts: `${it.kills} kills: ${keptFacts(it)}`, isGood: held(it) }
}

/** `SEED` repeats the moments of the kills, and `KILLS` sets their number. */
async function notifications(engine: 'sqlite' | 'postgres'): Promise<Verdict> {
  const kills = Number(process.env['KILLS'] ?? 40)
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000)
  const it = await notifyUnderKills(engine, { kills, seed })
  const { acknowledged, notified, leadMails, reminders } = it
  const { notQueued, missing, toldTwice, alertedAgain } = notified
  const faults = [notQueued, missing, toldTwice, alertedAgain, leadMails, reminders].flatMap(
    (count) => (typeof count === 'number' ? [count] : [count.lost, count.twiceUndetected]),
  )
  return {
    facts: `${kills} kills, seed ${seed}: ${acknowledged} enquiries acknowledged; notifications: ${notifiedFacts(notified)}; lead mails: ${mailFacts(leadMails)}; reminders: ${mailFacts(reminders)}`,
    isGood: acknowledged > 0 && reminders.due > 0 && faults.every((count) => count === 0),
  }
}

const notifiedFacts = (it: Notified) =>
  `${it.due} due (person × event), ${it.notQueued} not queued, ${it.joined} joined in another, ${it.irrelevant} dropped because a colleague had taken the enquiry, ${it.requests.complete} requests sent and ${it.requests.cut} cut off by a kill, ${it.decrypted} received and decrypted, ${it.missing} missing, ${it.toldTwice} told alone and jointly, ${it.repeated} sent again (${it.repeatedMessages} messages), ${it.alertedAgain} alerted again, the slowest after ${it.slowest.toFixed(0)} s`

const mailFacts = (it: Mails) =>
  `${it.due} due, ${it.arrived} arrived, ${it.lost} lost, ${it.twice} again with the same Message-ID, ${it.twiceUndetected} with another`

const oldEnquiries = 100_000

async function restores(engine: 'sqlite' | 'postgres'): Promise<Verdict> {
  const it = await restoreWhilePosting(engine, oldEnquiries)
  const { seconds, pages, old } = it
  return {
    facts: `${old} restored, backup ${seconds.backup.toFixed(1)} s, restore ${seconds.restore.toFixed(1)} s; ${keptFacts(it)} (in the copy of what was replaced, or there); refused meanwhile: ${told(it.refused)}; pages ${pages.failed} of ${pages.answers} failed, slowest ${Math.round(pages.slowest)} ms`,
    isGood: held(it) && old === oldEnquiries && pages.failed === 0,
  }
}

type Away = Kept & {
  acknowledged: number
  refused: Map<number, number>
  pages: { answers: number; failed: number; slowest: number }
}

function away(it: Away): Verdict {
  const { answers, failed, slowest } = it.pages
  return {
    facts: `${keptFacts(it)}; refused meanwhile: ${told(it.refused)}; pages ${failed} of ${answers} failed, slowest ${Math.round(slowest)} ms`,
    isGood: held(it) && failed === 0,
  }
}
