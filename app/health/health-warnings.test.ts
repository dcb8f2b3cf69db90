import { expect, it, test } from 'vitest'
import type { BackupState } from '#app/backup/backup-store.server.ts'
import { dealerFallback } from '#app/platform/dealer-details/dealer-schema.ts'
import { testNow } from '#tests/test-app.ts'
import { diskUsageOf } from './check-health.server.ts'
import { listHealthWarnings } from './health-warnings.server.ts'
import * as words from './staff-words.ts'

const ago = (hours: number) => new Date(testNow.getTime() - hours * 3_600_000).toISOString()
const lastFailure = { at: ago(3), reason: 'disk-full' } as const

const none = { lastGoodAt: undefined, lastFailure: undefined, waitsSince: undefined }

const needsWith = (
  backup: Partial<BackupState>,
  { isOne = false, isGuessed = false, used = 0.5, closes = '20:00' } = {},
) => ({
  disk: { used: async () => used },
  clock: () => testNow,
  backups: { state: async () => ({ ...none, ...backup }) },
  addresses: { seemOne: () => isOne },
  metrics: { areReferencesGuessed: () => isGuessed },
  dealer: {
    get: async () => ({
      ...dealerFallback,
      hours: { ...dealerFallback.hours, sales: { opens: '10:00', closes } },
    }),
  },
})

test.each<[string, Partial<BackupState>, string[]]>([
  ['a new site', {}, []],
  ['a site that has begun its first', { waitsSince: ago(47) }, []],
  ['each was begun and none came to an end', { waitsSince: ago(49) }, ['backup-old']],
  ['a backup of today', { lastGoodAt: ago(3) }, []],
  ['a newer one failed', { lastGoodAt: ago(30), lastFailure }, ['backup-failed']],
  ['the first one failed', { lastFailure }, ['backup-failed']],
  ['none for two days', { lastGoodAt: ago(49) }, ['backup-old']],
])('warnings for: %s', async (_, backup, attention) => {
  expect(await listHealthWarnings(needsWith(backup))).toEqual(attention)
})

test('warns if all visitors have one address, and if the disk is full', async () => {
  expect(await listHealthWarnings(needsWith(none, { isOne: true }))).toEqual(['one-address'])
  expect(await listHealthWarnings(needsWith(none, { used: 0.9 }))).toEqual(['disk-fills'])
  expect(await listHealthWarnings(needsWith(none, { used: 0.89 }))).toEqual([])
})

test('warns if somebody guesses references', async () => {
  expect(await listHealthWarnings(needsWith(none, { isGuessed: true }))).toEqual([
    'references-guessed',
  ])
})

test('warns of hours that close before they open', async () => {
  expect(await listHealthWarnings(needsWith(none, { closes: '00:00' }))).toEqual(['hours-wrong'])
})

it('warnings name no setting, command or file', () => {
  expect(JSON.stringify(words.matters)).not.toMatch(/[A-Z]{2,}_|npm |\/|\.ts|proxy/)
})

it('a missing folder causes no warning and no error', async () => {
  expect(await diskUsageOf('/no/such/folder').used()).toBe(undefined)
})
