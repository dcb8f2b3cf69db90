import * as words from './archive-words.ts'

/** What computers put into an archive by themselves, and folders, which files imply. */
export function isContentFile(name: string): boolean {
  const last = name.slice(name.lastIndexOf('/') + 1)
  return !(
    name.endsWith('/') ||
    name.startsWith('__MACOSX/') ||
    last.startsWith('._') ||
    ['.DS_Store', 'Thumbs.db', 'desktop.ini'].includes(last)
  )
}

/** A sentence where a name leads elsewhere. What climbs or begins at a root the reader itself refuses. */
export function unsafeNameMessage(name: string): string | undefined {
  const isSafe =
    name.length > 0 &&
    name.length <= 300 &&
    !/\p{Cc}/u.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
    !name.includes(':')
  return isSafe ? undefined : words.unsafeName(name.replaceAll(/\p{Cc}/gu, '').slice(0, 80))
}
