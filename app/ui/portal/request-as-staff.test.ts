import * as v from 'valibot'
import { afterEach, expect, it, vi } from 'vitest'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { fail, ok } from '#app/platform/result/result.ts'
import { onLoginAsked, onPasswordAsked } from './login-prompts.ts'
import { requestAsStaff } from './request-as-staff.ts'

const list = defineEndpoint({
  method: 'GET',
  path: '/api/prices',
  may: 'prices.read',
  says: 'A call',
  tag: 'Tests',
  answer: v.array(v.number()),
})

afterEach(() => vi.unstubAllGlobals())

function answerWith(...answers: Response[]) {
  vi.stubGlobal('fetch', async () => answers.shift() ?? Response.error())
}

const ended = () => Response.json({ message: 'Log in' }, { status: 401 })

it('repeats the request after a new login', async () => {
  const forget = onLoginAsked(async () => true)
  answerWith(ended(), Response.json([1]))
  expect(await requestAsStaff(list)).toEqual(ok([1]))
  forget()
})

it('returns the refusal if the user does not log in', async () => {
  const forget = onLoginAsked(async () => false)
  answerWith(ended(), Response.json([1]))
  expect(await requestAsStaff(list)).toMatchObject(fail('unauthenticated', 'Log in'))
  forget()
})

it('does not ask for a login after the request was aborted', async () => {
  const forget = onLoginAsked(() => Promise.reject(new Error('It was asked for')))
  answerWith(ended())
  expect(await requestAsStaff(list, { signal: AbortSignal.abort() })).toMatchObject(
    fail('unauthenticated', 'Log in'),
  )
  forget()
})

const wantsProof = () =>
  Response.json({ message: 'Your password once more', needs: 'password' }, { status: 403 })

it('repeats the request after the user has entered the password again', async () => {
  const forget = onPasswordAsked(async () => true)
  answerWith(wantsProof(), Response.json([1]))
  expect(await requestAsStaff(list)).toEqual(ok([1]))
  forget()
})

it('does not ask for the password after other refusals', async () => {
  const forget = onPasswordAsked(() => Promise.reject(new Error('It was asked for')))
  answerWith(Response.json({ message: 'Not yours' }, { status: 403 }))
  expect(await requestAsStaff(list)).toMatchObject(fail('forbidden', 'Not yours'))
  forget()
})
