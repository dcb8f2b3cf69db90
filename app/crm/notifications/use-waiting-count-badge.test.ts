import { expect, it } from 'vitest'
import { titleWithCount } from './use-waiting-count-badge.ts'

it('puts the number of waiting enquiries before the title', () => {
  expect(titleWithCount('Desk · Admin Portal', 3)).toBe('(3) Desk · Admin Portal')
})

it('replaces the earlier number', () => {
  expect(titleWithCount('(3) Desk · Admin Portal', 12)).toBe('(12) Desk · Admin Portal')
})

it('shows no number if nothing waits', () => {
  expect(titleWithCount('(3) Desk · Admin Portal', 0)).toBe('Desk · Admin Portal')
})
