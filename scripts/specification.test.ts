import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const cells = [...readFileSync('docs/specification.md', 'utf8').matchAll(/`([^`]+)`/g)]
  .map(([, cell = '']) => cell)
  .filter((cell) => cell.includes('/'))

it('docs/specification.md names files that are there', () => {
  const paths = cells.map((cell) => cell.split(' › ')[0] ?? '')
  expect(paths.length).toBeGreaterThan(200)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

it('docs/specification.md names tests that are there', () => {
  const missing = cells.filter((cell) => {
    const [path = '', name] = cell.split(' › ')
    return name !== undefined && !readFileSync(path, 'utf8').includes(`'${name}'`)
  })
  expect(missing).toEqual([])
})
