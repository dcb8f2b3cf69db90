import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlinePageScript } from '#app/site/frame/inline-page-script.ts'
import type { UnsupportedFeature } from './compat-data.ts'
import { findUnsupportedInCss } from './css-features.ts'
import { findUnsupportedInScript } from './script-features.ts'

/**
 * `file` is the path of the built file. For text that is embedded in documents, it is the path of
 * the source file.
 */
export type UnsupportedFeatureInFile = UnsupportedFeature & { file: string }

/** Finds features in a build's client files that a supported browser lacks. */
export function findUnsupportedInBuild(folder: string): UnsupportedFeatureInFile[] {
  const scripts = globSync('**/*.js', { cwd: join(folder, 'client') }).map((path) => ({
    file: path,
    findings: findUnsupportedInScript(readFileSync(join(folder, 'client', path), 'utf8')),
  }))
  const styles = globSync('**/*.css', { cwd: join(folder, 'client') }).map((path) => ({
    file: path,
    findings: findUnsupportedInCss(readFileSync(join(folder, 'client', path), 'utf8')),
  }))
  const inDocuments = listEmbeddedTexts(folder).map(({ file, text }) => ({
    file,
    findings: file.endsWith('.css') ? findUnsupportedInCss(text) : findUnsupportedInScript(text),
  }))
  return [...scripts, ...styles, ...inDocuments].flatMap(({ file, findings }) =>
    findings.map((it) => ({ ...it, file })),
  )
}

const embeddedTextPattern = /^\/\/(?:#region)? (\S+)\?(?:inline|bundled)\nvar \w+ = (".*");$/gm

/**
 * Lists styles and scripts that the server embeds in documents. They are strings in the server's
 * built files.
 */
function listEmbeddedTexts(folder: string): { file: string; text: string }[] {
  const found = globSync('**/*.js', { cwd: join(folder, 'server') }).flatMap((path) =>
    [...readFileSync(join(folder, 'server', path), 'utf8').matchAll(embeddedTextPattern)].map(
      ([, file = '', text = '']) => ({ file, text: String(JSON.parse(text)) }),
    ),
  )
  return [...found, { file: 'app/site/frame/inline-page-script.ts', text: inlinePageScript }]
}
