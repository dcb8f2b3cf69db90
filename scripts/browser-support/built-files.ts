import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageScript } from '#app/site/frame/page-script.ts'
import type { Finding } from './compat.ts'
import { findInCss } from './css.ts'
import { findInScript } from './script.ts'

/** `file`: the path of the built file, or of the source of what documents carry. */
export type FileFinding = Finding & { file: string }

/** Features in the files that a browser gets from a build which a supported browser lacks. */
export function findInBuild(folder: string): FileFinding[] {
  const scripts = globSync('**/*.js', { cwd: join(folder, 'client') }).map((path) => ({
    file: path,
    findings: findInScript(readFileSync(join(folder, 'client', path), 'utf8')),
  }))
  const styles = globSync('**/*.css', { cwd: join(folder, 'client') }).map((path) => ({
    file: path,
    findings: findInCss(readFileSync(join(folder, 'client', path), 'utf8')),
  }))
  const inDocuments = textsInDocuments(folder).map(({ file, text }) => ({
    file,
    findings: file.endsWith('.css') ? findInCss(text) : findInScript(text),
  }))
  return [...scripts, ...styles, ...inDocuments].flatMap(({ file, findings }) =>
    findings.map((it) => ({ ...it, file })),
  )
}

const carried = /^\/\/(?:#region)? (\S+)\?(?:inline|bundled)\nvar \w+ = (".*");$/gm

/** Styles and scripts that the server puts into documents: they are texts in its own files. */
function textsInDocuments(folder: string): { file: string; text: string }[] {
  const found = globSync('**/*.js', { cwd: join(folder, 'server') }).flatMap((path) =>
    [...readFileSync(join(folder, 'server', path), 'utf8').matchAll(carried)].map(
      ([, file = '', text = '']) => ({ file, text: String(JSON.parse(text)) }),
    ),
  )
  return [...found, { file: 'app/site/frame/page-script.ts', text: pageScript }]
}
