import { expect, test } from 'vitest'
import { telephoneUrl, whatsAppUrl } from './contact-links.ts'

test('a phone URL contains only the plus sign and digits', () => {
  expect(telephoneUrl('+91 00000 00001')).toBe('tel:+910000000001')
})

test('a WhatsApp URL contains the number and the message', () => {
  expect(whatsAppUrl('+91 00000 00001', 'Is the CB500X in?')).toBe(
    'https://wa.me/910000000001?text=Is%20the%20CB500X%20in%3F',
  )
})
