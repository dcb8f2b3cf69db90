import { expect, it } from 'vitest'
import { parseStat } from './processes.ts'

const fields = 'S 4 7 7 0 -1 4194304 100 0 0 0 150 25 30 5 20 0 1 0 4476191 3133440 380'

it('reads a process’s parent, its CPU ticks and the ticks of its ended children', () => {
  const stat = { pid: 12, parent: 4, own: 175, ended: 35 }
  expect(parseStat(`12 (node) ${fields}`)).toEqual(stat)
})

it.each(['node server.ts', 'a) S 1 1 (b', '(sd-pam)', ''])(
  'reads the fields after the process name %j',
  (name) => {
    expect(parseStat(`12 (${name}) ${fields}`)).toEqual(parseStat(`12 (node) ${fields}`))
  },
)
