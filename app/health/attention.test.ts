import { expect, it, test } from 'vitest'
import type { BackupState } from '#app/backup/backup-store.server.ts'
import { testApp, testNow } from '#tests/app.ts'
import { onEachDatabase, openDatabase } from '#tests/databases.ts'
import { attentionOf } from './attention.server.ts'

import { diskOf } from './health.server.ts'
import * as words from './staff-words.ts'
import { tellOwner } from './tell-owner.server.ts'

const disk = { used: async () => 0.5 }
const ago = (hours: number) => new Date(testNow.getTime() - hours * 3_600_000).toISOString()
const lastFailure = { at: ago(3), reason: 'disk-full' } as const

const needsWith = (backup: BackupState, { isOne = false, used = 0.5 } = {}) => ({
  disk: { used: async () => used },
  clock: () => testNow,
  backups: { state: async () => backup },
  addresses: { seemOne: () => isOne },
})

test.each<[string, BackupState, string[]]>([
  ['a new site', { lastGoodAt: undefined, lastFailure: undefined }, []],
  ['a backup of today', { lastGoodAt: ago(3), lastFailure: undefined }, []],
  ['a newer one failed', { lastGoodAt: ago(30), lastFailure }, ['backup-failed']],
  ['the first one failed', { lastGoodAt: undefined, lastFailure }, ['backup-failed']],
  ['none for two days', { lastGoodAt: ago(49), lastFailure: undefined }, ['backup-old']],
])('what needs attention: %s', async (_, backup, attention) => {
  expect(await attentionOf(needsWith(backup))).toEqual(attention)
})

test('one address for all visitors and a full disk need attention', async () => {
  const none = { lastGoodAt: undefined, lastFailure: undefined }
  expect(await attentionOf(needsWith(none, { isOne: true }))).toEqual(['one-address'])
  expect(await attentionOf(needsWith(none, { used: 0.9 }))).toEqual(['disk-fills'])
  expect(await attentionOf(needsWith(none, { used: 0.89 }))).toEqual([])
})

it('the staff read no setting, command or file', () => {
  expect(JSON.stringify(words.matters)).not.toMatch(/[A-Z]{2,}_|npm |\/|\.ts|proxy/)
})

onEachDatabase('the owner', (getDatabase) => {
  it('is mailed what is wrong, once a day, and again when it comes back', async () => {
    const time = { now: testNow }
    const { services } = testApp(getDatabase(), { clock: () => time.now })
    const sent: { to: string; subject: string; text: string }[] = []
    const transport = { send: async (mail: (typeof sent)[number]) => void sent.push(mail) }
    const mail = { from: 'site@example.com', leadsTo: ['owner@example.com', 'desk@example.com'] }
    const state = { isOne: true }
    const addresses = { seemOne: () => state.isOne }
    const tell = () => tellOwner({ ...services, disk, addresses }, mail, transport)
    await tell()
    await tell()
    expect(sent.map(({ to }) => to)).toEqual(mail.leadsTo)
    expect(sent[0]?.subject).toContain('All visitors seem to come from one place.')
    time.now = new Date(testNow.getTime() + 25 * 3_600_000)
    await tell()
    expect(sent).toHaveLength(4)
    state.isOne = false
    await tell()
    state.isOne = true
    await tell()
    expect(sent).toHaveLength(6)
  })

  it('is told later what the mail server does not take now', async () => {
    const { services } = testApp(getDatabase())
    const needs = { ...services, disk, addresses: { seemOne: () => true } }
    const mail = { from: 'site@example.com', leadsTo: ['owner@example.com'] }
    const refuse = { send: () => Promise.reject(new Error('421')) }
    await expect(tellOwner(needs, mail, refuse)).rejects.toThrow('421')
    const sent: unknown[] = []
    await tellOwner(needs, mail, { send: async (it) => void sent.push(it) })
    expect(sent).toHaveLength(1)
  })
})

it('nobody is claimed to be told where nobody is to be', async () => {
  const database = await openDatabase()
  const { services } = testApp(database)
  const needs = { ...services, disk, addresses: { seemOne: () => true } }
  const send = () => Promise.reject(new Error('was sent'))
  await tellOwner(needs, { from: undefined, leadsTo: [] }, { send })
  await database.close()
})

it('a folder that is not there yet is nothing to tell of, and keeps no page from being shown', async () => {
  expect(await diskOf('/no/such/folder').used()).toBe(undefined)
})
