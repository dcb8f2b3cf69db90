import { expect, it } from 'vitest'
import { nestFormData } from './form-data.ts'

it('nests what stands under one name, and keeps the rest as it is', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['name', 'Asha'],
    ['notifications.sms', 'on'],
    ['notifications.email', 'on'],
    ['message', ''],
  ] as const)
    form.set(name, value)
  expect(nestFormData(form)).toEqual({
    name: 'Asha',
    notifications: { sms: 'on', email: 'on' },
    message: '',
  })
})

it('leaves files out, and a text gives way to what stands under its name', () => {
  const form = new FormData()
  form.set('picture', new File(['x'], 'x.jpg'))
  form.append('notifications', 'all')
  form.append('notifications.sms', 'on')
  expect(nestFormData(form)).toEqual({ notifications: { sms: 'on' } })
})

it('takes a name that every object has for a name like others', () => {
  const form = new FormData()
  form.set('constructor.name', 'x')
  form.set('__proto__.isStaff', 'on')
  expect(nestFormData(form)).toHaveProperty('constructor', { name: 'x' })
  expect(Reflect.get({}, 'isStaff')).toBeUndefined()
})
