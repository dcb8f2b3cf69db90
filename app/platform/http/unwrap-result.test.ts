import { expect, it } from 'vitest'
import { fail, ok } from '#app/platform/result/result.ts'
import { Problem } from './problem.server.ts'
import { httpProblem, unwrapResult } from './unwrap-result.server.ts'

type Latest = { who: string }

function problemOf(work: () => unknown): Problem {
  try {
    work()
  } catch (error) {
    if (error instanceof Problem) return error
  }
  throw new Error('Nothing was refused')
}

it('returns the value of a success', () => {
  expect(unwrapResult(ok(3))).toBe(3)
})

it('throws 409 with the content type’s message and the name of the other editor, if known', () => {
  const conflict = (by: Latest | undefined) => `${by?.who ?? 'Somebody'} was faster.`
  const said = (by: Latest | undefined) =>
    problemOf(() =>
      unwrapResult(fail('conflict', '', { details: by }), { gone: 'It is gone.', conflict }),
    )
  expect([said({ who: 'meera' }).status, said({ who: 'meera' }).message]).toEqual([
    409,
    'meera was faster.',
  ])
  expect(said(undefined).message).toBe('Somebody was faster.')
  const silent = problemOf(() => unwrapResult(fail('conflict'), { gone: 'It is gone.' }))
  expect([silent.status, silent.message]).toEqual([409, 'It is gone.'])
})

it('formats field errors and uses the first as the message', () => {
  const flaws = { errors: { price: ['must be more'], name: ['is taken'] } }
  const field = (path: string, says: string) => `${path}: ${says}`
  const problem = problemOf(() => unwrapResult(fail('invalid', '', flaws), { field }))
  expect([problem.status, problem.message]).toEqual([422, 'price: must be more'])
  expect(problem.errors).toEqual({ price: ['price: must be more'], name: ['name: is taken'] })
})

it('gives a failure its status, its field errors and Retry-After', () => {
  expect(httpProblem(fail('too-many', 'Later', { wait: 30 }))).toMatchObject({
    status: 429,
    message: 'Later',
    headers: { 'Retry-After': '30' },
    errors: {},
  })
  const errors = { name: ['Enter your name'] }
  const invalid = httpProblem(fail('invalid', 'Enter your name', { errors }))
  expect([invalid.status, invalid.errors, invalid.headers]).toEqual([422, errors, {}])
  expect(httpProblem(fail('unsupported', 'What is this?')).status).toBe(415)
})
