import { expect, it } from 'vitest'
import { findPasswordWeakness } from './password-weakness.server.ts'

const known = {
  userId: 'ravi.kumar',
  userName: 'Ravi Kumar',
  email: 'rkumar@shop.example',
  dealerName: 'Sri Sai Motors',
}

it.each([
  'password2026',
  'Welcome@123',
  'P@ssw0rd2024',
  'qwertyuiop',
  'honda12345',
  'hyderabad99',
  '1234567890',
  '0987654321',
  'aaaaaaaaaa',
  'abcabcabcabc',
  'krishnakrishna',
])('refuses %s as too common', (password) => {
  expect(findPasswordWeakness(password, known)).toMatch(/^This password is too common/)
})

it.each(['Ravi.Kumar1', 'ravikumar2026', 'SriSaiMotors!', 'rkumar@shop.example', 'rkumar12345'])(
  'refuses %s as too close to a known name',
  (password) => {
    expect(findPasswordWeakness(password, known)).toMatch(
      /^This password is too close to a name that others know/,
    )
  },
)

it.each([
  'correct-horse-battery',
  'four green mangoes',
  'kx7m-bq2d-wz9p',
  'हरा आम चार टोकरी',
  'ravi eats four mangoes',
])('accepts %s', (password) => {
  expect(findPasswordWeakness(password, known)).toBeUndefined()
})
