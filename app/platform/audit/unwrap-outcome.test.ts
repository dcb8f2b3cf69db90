import { expect, it } from 'vitest'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { Change } from './change.ts'
import { unwrapOutcome } from './unwrap-outcome.server.ts'

const latest: Change = {
  id: 1,
  at: '2026-11-02T04:30:00.000Z',
  who: 'meera',
  action: 'changed the price of',
  subject: 'price/1',
  label: 'DIO',
  before: {},
  after: {},
}

function problemOf(work: () => unknown): Problem {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error('Nothing was refused')
}

it('throws 409 with the content type’s message and the name of the other editor, if known', () => {
  const conflict = (by: Change | undefined) => `${by?.who ?? 'Somebody'} was faster.`
  const said = (by: Change | undefined) =>
    problemOf(() =>
      unwrapOutcome({ is: 'conflict', latest: by }, { gone: 'It is gone.', conflict }),
    )
  expect([said(latest).status, said(latest).message]).toEqual([409, 'meera was faster.'])
  expect(said(undefined).message).toBe('Somebody was faster.')
  const silent = problemOf(() => unwrapOutcome({ is: 'conflict', latest }, { gone: 'It is gone.' }))
  expect([silent.status, silent.message]).toEqual([409, 'It is gone.'])
})
