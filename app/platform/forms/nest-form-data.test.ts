import { expect, it } from 'vitest'
import { nestFormData } from './nest-form-data.ts'

it('nests fields with dotted names and leaves the other fields unchanged', () => {
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

it('omits files, and replaces a text field with the group of the same name', () => {
  const form = new FormData()
  form.set('picture', new File(['x'], 'x.jpg'))
  form.append('notifications', 'all')
  form.append('notifications.sms', 'on')
  expect(nestFormData(form)).toEqual({ notifications: { sms: 'on' } })
})

it('treats names of object properties like any other name', () => {
  const form = new FormData()
  form.set('constructor.name', 'x')
  form.set('__proto__.isStaff', 'on')
  form.set('group.__proto__', 'x')
  form.set('group.toString', 'x')
  const body = nestFormData(form)
  expect(Object.entries(body['constructor'] ?? {})).toEqual([['name', 'x']])
  expect(Object.keys(body['group'] ?? {})).toEqual(['__proto__', 'toString'])
  expect(Reflect.get({}, 'isStaff')).toBeUndefined()
})

it('nests one level only, however many dots a name has', () => {
  const name = `a${'.b'.repeat(30_000)}`
  expect(nestFormData([[name, 'x']])).toEqual({ a: { b: 'x' } })
})
