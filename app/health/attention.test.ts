import { expect, it, test } from 'vitest'
import type { BackupState } from '#app/backup/backup-store.server.ts'
import { testNow } from '#tests/app.ts'
import { attentionOf } from './attention.server.ts'
import { diskOf } from './health.server.ts'
import * as words from './staff-words.ts'

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

it('a folder that is not there yet is nothing to tell of, and keeps no page from being shown', async () => {
  expect(await diskOf('/no/such/folder').used()).toBe(undefined)
})
