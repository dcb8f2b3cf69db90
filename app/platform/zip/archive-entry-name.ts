import * as words from './archive-words.ts'

/**
 * Returns `false` for folders, which file names imply, and for files that operating systems add to
 * archives.
 */
export function isContentFile(name: string): boolean {
  const last = name.slice(name.lastIndexOf('/') + 1)
  return !(
    name.endsWith('/') ||
    name.startsWith('__MACOSX/') ||
    last.startsWith('._') ||
    ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(last)
  )
}

/**
 * Returns a message for an unsafe name. The archive reader refuses `..` and absolute paths itself.
 */
export function unsafeNameMessage(name: string): string | undefined {
  const isSafe =
    name.length > 0 &&
    name.length <= 300 &&
    !/\p{Cc}/u.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
    !name.includes(':')
  return isSafe ? undefined : words.unsafeName(name.replaceAll(/\p{Cc}/gu, '').slice(0, 80))
}
