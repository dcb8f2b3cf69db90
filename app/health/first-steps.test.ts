import { expect, it } from 'vitest'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { type FirstStepDeps, listFirstSteps } from './first-steps.server.ts'

const openSteps = async ({ services }: TestApp, more: Partial<FirstStepDeps> = {}) => {
  const owner = await services.staff.findByUserId('meera')
  const steps = await listFirstSteps({ ...services, ...more }, owner?.id ?? 0)
  return steps.filter(({ state }) => state === 'open').map(({ step }) => step)
}

const all = ['contact', 'hours', 'staff', 'rules', 'mail', 'second-step', 'backup-copy']

onEachDatabase('first steps', (getDatabase) => {
  it('are all open on a new installation, and each goes when it is done', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    expect(await openSteps(app)).toEqual(all)
    await app.loginAsStaff('sales')
    expect(await openSteps(app)).not.toContain('staff')
    const rules = { 'service-booking': 'turn' }
    expect((await owner.send('PATCH', '/api/manageDeskRules', { rules })).status).toBe(200)
    expect(await openSteps(app)).not.toContain('rules')
  })

  it('can be skipped and shown again by the owner, except the contact details', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    const skip = async (step: string, isSkipped: unknown, by = owner) =>
      (await by.send('PATCH', `/api/first-steps/${step}`, { isSkipped })).status
    expect(await skip('mail', true)).toBe(200)
    expect(await skip('hours', true)).toBe(200)
    expect(await openSteps(app)).toEqual([
      'contact',
      'staff',
      'rules',
      'second-step',
      'backup-copy',
    ])
    expect(await skip('mail', false)).toBe(200)
    expect(await openSteps(app)).toContain('mail')
    expect(await skip('contact', true)).toBe(404)
    expect(await skip('unknown', true)).toBe(404)
    expect(await skip('mail', 'yes')).toBe(422)
    expect(await skip('mail', true, await app.loginAsStaff('manager'))).toBe(403)
  })

  it('disappear once every step is done', async () => {
    const app = testApp(getDatabase())
    const owner = await app.loginAsStaff()
    await app.loginAsStaff('sales')
    await owner.send('PATCH', '/api/manageDeskRules', { rules: { amc: 'turn' } })
    const { dealer, outbox, backups } = app.services
    const demo = await dealer.get()
    const own: Dealer = {
      ...demo,
      salesPhones: ['+91 98480 00001'],
      servicePhones: ['+91 40 2345 6789'],
      whatsapp: '+91 98480 00001',
      email: 'hello@dealer.test',
      address: { ...demo.address, street: '1 Example Street' },
      hours: { ...demo.hours, closedOn: [] },
    }
    const done = {
      dealer: { get: async () => own },
      outbox: {
        getStatus: async () => ({
          ...(await outbox.getStatus()),
          isConfigured: true,
          tellsTheHouse: true,
        }),
      },
      backups: {
        overview: async () => ({
          ...(await backups.overview()),
          copied: { at: testNow.toISOString(), to: 'another computer' },
        }),
      },
      hasSecondStep: async () => true,
    }
    expect(await openSteps(app, done)).toEqual([])
    const placeholder = { get: async () => ({ ...own, whatsapp: '+91 00000 00001' }) }
    expect(await openSteps(app, { ...done, dealer: placeholder })).toEqual(['contact'])
  })
})
