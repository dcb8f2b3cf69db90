import { checkCatalogue } from './check-catalogue.ts'

// npm run catalogue:check FILE: says what is wrong with an archive of the catalogue, or with a folder of its
// files, and changes nothing. Ends with 1 where something is, with 2 where no file was named.
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
