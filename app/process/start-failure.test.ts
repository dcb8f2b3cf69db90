import { expect, it } from 'vitest'
import { exitCodeOf, explainFailure } from './start-failure.server.ts'

const failure = (facts: object, message = 'said so') => Object.assign(new Error(message), facts)
const settings = { DATA_DIR: '/srv/data', HOST: '10.9.9.9' }
const explain = (error: Error) => explainFailure(error, settings)

it.each([
  ['is still starting', failure({ code: '57P03' })],
  ['has no connection left', failure({ code: '53300' })],
  ['has a name that is not found just now', failure({ code: 'EAI_AGAIN' })],
  ['does not answer in time', failure({}, 'timeout exceeded when trying to connect')],
])('exits with 1, so that the start is retried, if PostgreSQL %s', (_, error) => {
  expect(explain(error)).toContain('The database at DATABASE_URL does not answer')
  expect(exitCodeOf(error)).toBe(1)
})

it.each([
  [
    'is damaged',
    failure({ code: 'ERR_SQLITE_ERROR', errcode: 11 }),
    'move /srv/data/showroom.db* to another folder, then restore a backup: npm run restore -- <backup file> --replace',
  ],
  [
    'is no database',
    failure({ code: 'ERR_SQLITE_ERROR', errcode: 26 }),
    'move /srv/data/showroom.db* to another folder',
  ],
  [
    'is a file where a folder should be',
    failure({ code: 'EEXIST', path: '/srv/data' }),
    'The data folder /srv/data is not writable',
  ],
  [
    'listens where nothing can',
    failure({ code: 'EADDRNOTAVAIL', syscall: 'listen' }),
    'HOST=10.9.9.9 is not an address of this computer',
  ],
])(
  'exits with 78, so that the start is not retried, if the configured place %s',
  (_, error, said) => {
    expect(explain(error)).toContain(said)
    expect(exitCodeOf(error)).toBe(78)
  },
)
