import { expect, it, vi } from 'vitest'
import type { BackupState } from '#app/backup/backup-store.server.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { notifyOwner } from './notify-owner.server.ts'
import type { HealthWarning } from './staff-words.ts'

const hour = 3_600_000
const leadsTo = ['owner@example.com', 'desk@example.com']
const subjects: Partial<Record<HealthWarning, string>> = {
  'disk-fills': 'Your website needs attention: The website is running out of disk space.',
  'backup-failed': 'Your website needs attention: The last backup failed.',
  'one-address': 'Your website needs attention: All visitors seem to have the same IP address.',
}

type SentMail = { to: string; subject: string; text: string }

/** One instance: its warnings, the addresses that the mail server refuses, and the sent mails. */
function instance(database: TestDatabase, time = { now: testNow }) {
  const { services } = testApp(database, { clock: () => time.now })
  const warn = vi.spyOn(services.log, 'warn').mockReturnValue()
  const error = vi.spyOn(services.log, 'error').mockReturnValue()
  const state = { matters: new Set<HealthWarning>(), refused: new Set<string>() }
  const sent: SentMail[] = []
  const transport = {
    async send(mail: SentMail) {
      if (state.refused.has(mail.to)) throw Object.assign(new Error(mail.to), { code: 'EENVELOPE' })
      sent.push(mail)
    },
  }
  const backup = (): BackupState => ({
    lastGoodAt: undefined,
    waitsSince: undefined,
    lastFailure: state.matters.has('backup-failed')
      ? { at: testNow.toISOString(), reason: 'disk-full' }
      : undefined,
  })
  const needs = {
    ...services,
    disk: { used: async () => (state.matters.has('disk-fills') ? 0.95 : 0.5) },
    addresses: { seemOne: () => state.matters.has('one-address') },
    metrics: { areReferencesGuessed: () => false },
    backups: { state: async () => backup() },
  }
  const tell = async (to: readonly string[] = leadsTo) => {
    sent.splice(0)
    await notifyOwner(needs, { from: 'site@example.com', leadsTo: to }, transport)
    return sent.map((mail) => [mail.to, mail.subject])
  }
  return { state, tell, warn, error }
}

const mailsOf = (matter: HealthWarning, to = leadsTo) => to.map((one) => [one, subjects[matter]])

onEachDatabase('health mail to the owner', (getDatabase) => {
  it('is sent once a day for each warning', async () => {
    const time = { now: testNow }
    const { state, tell } = instance(getDatabase(), time)
    state.matters.add('one-address')
    expect(await tell()).toEqual(mailsOf('one-address'))
    expect(await tell()).toEqual([])
    time.now = new Date(testNow.getTime() + 25 * hour)
    expect(await tell()).toEqual(mailsOf('one-address'))
  })

  it('is sent at once if a solved warning returns', async () => {
    const { state, tell } = instance(getDatabase())
    state.matters.add('backup-failed')
    expect(await tell()).toEqual(mailsOf('backup-failed'))
    state.matters.clear()
    expect(await tell()).toEqual([])
    state.matters.add('backup-failed')
    expect(await tell()).toEqual(mailsOf('backup-failed'))
  })

  it('is sent once a day for a warning of one of two instances', async () => {
    const [one, other] = [instance(getDatabase()), instance(getDatabase())]
    one.state.matters.add('disk-fills').add('one-address')
    expect(await one.tell()).toEqual([...mailsOf('disk-fills'), ...mailsOf('one-address')])
    expect(await other.tell()).toEqual([])
    expect(await one.tell()).toEqual([])
  })

  it('is sent later if the mail server refuses it now', async () => {
    const { state, tell, error } = instance(getDatabase())
    state.matters.add('disk-fills').add('one-address')
    state.refused = new Set(leadsTo)
    expect(await tell()).toEqual([])
    expect(error.mock.calls).toEqual([
      [{ matter: 'disk-fills' }, 'the owner could not be told'],
      [{ matter: 'one-address' }, 'the owner could not be told'],
    ])
    state.refused.clear()
    expect(await tell()).toEqual([...mailsOf('disk-fills'), ...mailsOf('one-address')])
  })

  it('is sent once for each warning although another recipient’s address is wrong', async () => {
    const { state, tell, warn, error } = instance(getDatabase())
    state.matters.add('disk-fills').add('one-address')
    state.refused = new Set(['gone@example.com'])
    const to = ['gone@example.com', ...leadsTo]
    expect(await tell(to)).toEqual([...mailsOf('disk-fills'), ...mailsOf('one-address')])
    expect(await tell(to)).toEqual([])
    expect(warn.mock.calls).toEqual([
      [{ matter: 'disk-fills', reason: 'EENVELOPE' }, 'a notice was not sent'],
      [{ matter: 'one-address', reason: 'EENVELOPE' }, 'a notice was not sent'],
    ])
    expect(error).not.toHaveBeenCalled()
  })
})

it('no warning counts as mailed if there are no recipients', async () => {
  const database = await openTestDatabase()
  const { state, tell } = instance(database)
  state.matters.add('one-address')
  expect(await tell([])).toEqual([])
  expect(await tell()).toEqual(mailsOf('one-address'))
  await database.close()
})
