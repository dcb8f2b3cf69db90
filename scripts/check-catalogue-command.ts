import { checkCatalogue } from './check-catalogue.ts'

// npm run catalogue:check FILE: reports the problems of a catalogue archive, or of a folder of its
// files, and changes nothing. Exits with 1 if there is a problem, with 2 if the argument is
// missing.
const [path] = process.argv.slice(2)
if (path === undefined) {
  console.error('Name a file or a folder: npm run catalogue:check catalogue.zip')
  process.exitCode = 2
} else {
  const { problems, holds } = await checkCatalogue(path)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log(`${path} has no problems: ${holds}.`)
}
